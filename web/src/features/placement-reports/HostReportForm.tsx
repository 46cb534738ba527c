import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import type { HostReport, HostReportKind } from '@portal/contract/placement-reports';
import { ratedAspects, ratings } from '@portal/contract/placement-reports';
import { hostReport } from '@portal/contract/schemas/placement-reports';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Text } from '../../ui/Text.tsx';
import { valuesOf } from './host-values.ts';
import classes from './placement-reports.module.css';

interface Props {
  idPractica: number;
  kind: HostReportKind;
  /** What was sent before. */
  before: HostReport | undefined;
  /** Of the hours log. */
  horasHechas: number;
  send: (datos: HostReport) => Promise<unknown>;
  onCancel: () => void;
}

/** The host tutor’s report: the ratings of the decree, the hours and what else there is to say. */
export function HostReportForm({ idPractica, kind, before, horasHechas, send, onCancel }: Props) {
  const t = useTexts('placementReports');
  const ui = useTexts('ui');
  const { form, error, discard } = useDraftedForm({
    name: `hostReport.${kind}.${idPractica}`,
    schema: hostReport,
    initialValues: valuesOf(before, horasHechas),
    bodyPath: 'datos',
    save: send,
  });
  const labelOf = (path: string): string => {
    const aspect = ratedAspects.find((one) => path === `valoraciones.${one}`);
    if (aspect !== undefined) return t(`aspects.${aspect}`);
    return t(path === 'horas' ? 'host.hours' : 'host.observations');
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <Text dim small>
          {t('host.scale')}
        </Text>
        <ErrorSummary problems={form.problems} labelOf={labelOf} />
        {ratedAspects.map((aspect) => (
          <Radio.Group
            key={aspect}
            label={t(`aspects.${aspect}`)}
            {...form.getInputProps(`valoraciones.${aspect}`)}
          >
            <Group gap="0.25rem 1rem" mt="0.25rem" mb="xs" className={classes.ratings}>
              {ratings.map((rating) => (
                <Radio
                  key={rating}
                  value={rating}
                  label={rating === 'noProcede' ? t('host.none') : rating}
                  data-path={`valoraciones.${aspect}`}
                />
              ))}
            </Group>
          </Radio.Group>
        ))}
        <NumberField
          kind="decimal"
          label={t('host.hours')}
          description={t('host.hoursHelp')}
          maw="12rem"
          {...form.getInputProps('horas')}
        />
        <Textarea
          label={t('host.observations')}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={3000}
          {...form.getInputProps('observaciones')}
        />
        <ErrorBanner error={error} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('send')}
          </Button>
          <Button
            variant="default"
            disabled={form.submitting}
            onClick={() => {
              discard();
              onCancel();
            }}
          >
            {ui('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
