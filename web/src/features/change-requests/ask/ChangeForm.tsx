import { Button, Group, Input, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type ChangeKind, changeKinds } from '@portal/contract/change-requests';
import { changed, changedFields } from '@portal/contract/change-rules';
import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Differences } from '../view/Differences.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import type { ChangeablePlacement } from './changeable-placement.ts';
import { type ChangeFormState, useChangeForm } from './useChangeForm.ts';
import { usePrinted } from './usePrinted.ts';

/** The kind of change, its values with what they are now, from when and why. */
export function ChangeForm({ placement }: { placement: ChangeablePlacement }) {
  const t = useTexts('requestChange');
  const common = useTexts('changeRequests');
  const printed = usePrinted();
  const { form, ask, cambios, said } = useChangeForm(placement);
  const { tipo } = form.getValues();
  const labelOf = useLabels(tipo);
  const { datos } = placement;
  const after = changed(datos, cambios);
  const rows = changedFields(datos, after).map((campo) => ({
    campo,
    antes: printed(datos, campo),
    despues: printed(after, campo),
  }));
  const { onChange: _, value: __, ...kind } = form.getInputProps('tipo');
  return (
    <form {...form.formProps}>
      <Stack>
        <ErrorSummary problems={form.problems} labelOf={labelOf} />
        <div>
          <Section title={t('what')}>
            <Stack>
              <NativeSelect
                label={t('kind')}
                {...kind}
                value={tipo ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  form.clearErrors();
                  form.setFieldValue('tipo', changeKinds.find((one) => one === value) ?? null);
                }}
                data={[
                  { value: '', label: t('chooseKind') },
                  ...changeKinds.map((value) => ({ value, label: common(`kinds.${value}`) })),
                ]}
              />
              {tipo !== null && <ChangeFields form={form} kind={tipo} before={datos} said={said} />}
              <div aria-live="polite">
                <Differences rows={rows} />
              </div>
              {form.errors.cambios !== undefined && (
                <Input.Error data-path="cambios" tabIndex={-1}>
                  {form.errors.cambios}
                </Input.Error>
              )}
            </Stack>
          </Section>
          <Section title={t('why')}>
            <Stack>
              <Days form={form} said={said} />
              <Textarea
                label={t(tipo === 'rescision' ? 'reason' : 'detail')}
                description={t('detailHelp')}
                autosize
                minRows={3}
                maxRows={12}
                maxLength={2000}
                {...form.getInputProps('detalle')}
              />
              <FilePicker
                label={<OptionalLabel>{t('file')}</OptionalLabel>}
                {...form.getInputProps('adjunto')}
                value={form.getValues().adjunto}
                error={form.errors.adjunto ?? form.errors['adjunto.extension_adjunto']}
              />
            </Stack>
          </Section>
        </div>
        <ErrorBanner error={ask.error?.fields.length === 0 ? ask.error : null} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('send')}
          </Button>
          <ScreenButton to="companyPlacement" params={{ idPractica: placement.idPractica }} variant="default">
            {t('cancel')}
          </ScreenButton>
        </Group>
      </Stack>
    </form>
  );
}

/** The label of the day from which it holds. */
const fromLabel = (tipo: ChangeKind | null) =>
  tipo === 'rescision' ? 'lastDay' : tipo === 'interrupcion' ? 'pauseFrom' : 'from';

/** From when it holds; an interruption has two days, a termination the last. */
function Days({ form, said }: { form: ChangeFormState; said: Readonly<Record<string, string>> }) {
  const t = useTexts('requestChange');
  const { tipo } = form.getValues();
  const from = form.getInputProps('desde');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-level>
      <DayField label={t(fromLabel(tipo))} {...from} error={from.error ?? said.desde} />
      {tipo === 'interrupcion' && <DayField label={t('pauseUntil')} {...form.getInputProps('hasta')} />}
    </SimpleGrid>
  );
}

/** The label above each field, for the summary of what is wrong. */
function useLabels(tipo: ChangeKind | null): (path: string) => string {
  const t = useTexts('requestChange');
  const words = useTexts('incorporationForms');
  return (path) => {
    const own = {
      tipo: 'kind',
      detalle: tipo === 'rescision' ? 'reason' : 'detail',
      desde: fromLabel(tipo),
      hasta: 'pauseUntil',
      adjunto: 'file',
    } as const;
    const key = labelKey(path.replace(/^cambios\./, ''));
    if (key !== null) return words(key);
    for (const [field, text] of Object.entries(own)) if (path.split('.')[0] === field) return t(text);
    return t('what');
  };
}
