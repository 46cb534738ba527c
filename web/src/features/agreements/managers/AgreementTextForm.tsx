import { Button, Group, Stack, Textarea } from '@mantine/core';
import { getAgreementTexts, previewAgreementText } from '@portal/contract/agreements';
import type { Answer } from '@portal/contract/endpoint';
import { saveAgreementText } from '@portal/contract/schemas/agreements';
import { IconEye } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { useVersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { openPdf } from '../../../lib/open-pdf.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RestoredDraft, SavedByOthers } from '../../../ui/VersionedForm.tsx';
import classes from '../agreements.module.css';

type AgreementText = Answer<typeof getAgreementTexts>['textos'][number];

interface Props {
  text: AgreementText;
  /** That the text may name. */
  fields: readonly string[];
}

const schema = bodyOf(saveAgreementText).pick({ texto: true });
const versionOf = ({ texto, version }: AgreementText) => ({ values: { texto }, version });

export function AgreementTextForm({ text, fields }: Props) {
  const t = useTexts('managedAgreements');
  const { dayAndTime } = useFormat();
  const { idioma, esPropio, modificado } = text;
  const [opened] = useState(() => versionOf(text));
  const [isAsking, setAsking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useSend(saveAgreementText, { invalidates: [getAgreementTexts] });
  const preview = useSend(previewAgreementText, { quiet: true });
  const kept = useVersionedForm({
    name: `agreementText.${idioma}`,
    schema,
    opened,
    read: async () => {
      const { textos } = await send(getAgreementTexts, {});
      return versionOf(textos.find((one) => one.idioma === idioma) ?? text);
    },
    save: async ({ texto }, { version }) => {
      const { datos } = await save.mutateAsync({ body: { idioma, version, texto } });
      return datos.version;
    },
  });
  const { form } = kept;
  /** Puts a named field where one writes. */
  const put = (field: string) => {
    const mark = `{{${field}}}`;
    const { texto } = form.getValues();
    const { selectionStart: from = texto.length, selectionEnd: to = texto.length } = area.current ?? {};
    form.setFieldValue('texto', texto.slice(0, from) + mark + texto.slice(to));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + mark.length, from + mark.length);
    });
  };
  const show = async () => {
    const tab = openPdf();
    try {
      const { datos } = await preview.mutateAsync({ body: { idioma, texto: form.getValues().texto } });
      tab.show(datos);
    } catch {
      // It is said below.
      tab.close();
    }
  };
  const takeBrands = async () => {
    const now = await send(getAgreementTexts, {});
    const { version } = now.textos.find((one) => one.idioma === idioma) ?? text;
    await save.mutateAsync({ body: { idioma, version, texto: null } });
    setAsking(false);
    kept.takeTheirs();
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <RestoredDraft kept={kept} area="managedAgreements" />
        <Section
          title={t('text.title')}
          description={
            esPropio && modificado !== null
              ? t('text.own', { when: dayAndTime(modificado) })
              : t('text.brand')
          }
        >
          <Stack>
            <div>
              <Text small strong mb="xs">
                {t('text.fields')}
              </Text>
              <div className={classes.fields}>
                {fields.map((field) => (
                  <Button
                    key={field}
                    variant="default"
                    size="compact-sm"
                    onClick={() => put(field)}
                    aria-label={t('text.insert', { field })}
                  >
                    {field}
                  </Button>
                ))}
              </div>
            </div>
            <Textarea
              ref={area}
              label={t('text.label')}
              description={t('text.help', { example: '{{empresa.nombreFiscal}}' })}
              autosize
              minRows={14}
              maxRows={36}
              {...form.getInputProps('texto')}
            />
            <SavedByOthers kept={kept} area="managedAgreements" />
            <ErrorBanner error={kept.error ?? preview.error} />
            <Group gap="xs">
              <Button type="submit" ref={kept.submit} loading={kept.busy}>
                {t('text.save')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconEye size={18} aria-hidden />}
                loading={preview.isPending}
                onClick={() => void show()}
              >
                {t('text.preview')}
                <NewTabMark />
              </Button>
              {esPropio && (
                <Button variant="default" onClick={() => setAsking(true)}>
                  {t('text.takeBrands')}
                </Button>
              )}
            </Group>
          </Stack>
        </Section>
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={t('text.takeBrandsTitle')}
        confirmLabel={t('text.takeBrands')}
        destructive
        busy={save.isPending}
        onConfirm={() => void takeBrands().catch(() => {})}
        onCancel={() => setAsking(false)}
      >
        <p>{t('text.takeBrandsText')}</p>
        <ErrorBanner error={isAsking ? save.error : null} />
      </ConfirmDialog>
    </form>
  );
}
