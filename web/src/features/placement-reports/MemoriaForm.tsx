import { Button, Group, Stack, Textarea } from '@mantine/core';
import { getOwnReports, memoriaHeadings, sendMemoria } from '@portal/contract/placement-reports';
import { getOwnPlacement } from '@portal/contract/placements';
import { memoria } from '@portal/contract/schemas/placement-reports';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { problemsIn } from '../../lib/forms/forms.ts';
import { revealFirstProblem } from '../../lib/forms/reveal-field.ts';
import { asText } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SavedState } from '../../ui/SavedState.tsx';
import { Text } from '../../ui/Text.tsx';
import type { OwnReports } from './own-reports.ts';
import { useMemoria } from './useMemoria.ts';

interface Props {
  idPractica: number;
  reports: OwnReports;
  onSent: () => void;
}

/** The student’s final report under the headings of the decree: saved as it is written, sent when it is whole. */
export function MemoriaForm({ idPractica, reports, onSent }: Props) {
  const t = useTexts('placementReports');
  const { day } = useFormat();
  const { form, version } = useMemoria(idPractica, reports);
  const page = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [wantsSend, setWantsSend] = useState(false);
  const send = useSend(sendMemoria, { invalidates: [getOwnReports, getOwnPlacement], onSuccess: onSent });
  const missing = attempts > 0 ? problemsIn(memoria, form.values) : {};
  const { isSaving, failure, isOutdated } = form.saving;
  const { mutate } = send;
  useEffect(() => {
    if (attempts > 0) revealFirstProblem(page.current);
  }, [attempts]);
  useEffect(() => {
    // What is being saved makes a version, upon which it is sent.
    if (!wantsSend || isSaving) return;
    setWantsSend(false);
    if (failure !== null || isOutdated) return;
    const whole = memoria.safeParse(form.values);
    if (whole.success) mutate({ body: { idPractica, version: version(), datos: whole.data } });
  }, [wantsSend, isSaving, failure, isOutdated, form.values, idPractica, version, mutate]);
  const finish = () => {
    if (Object.keys(problemsIn(memoria, form.values)).length > 0) setAttempts((count) => count + 1);
    else setWantsSend(true);
  };
  return (
    <form ref={page} {...form.formProps}>
      <Stack>
        <Text dim small>
          {t('memoria.help')}
        </Text>
        {memoriaHeadings.map((heading) => {
          const { error, ...field } = asText(form.field(heading));
          return (
            <Textarea
              key={heading}
              label={t(`memoria.headings.${heading}`)}
              description={t(`memoria.about.${heading}`)}
              autosize
              minRows={heading === 'entidad' ? 2 : 4}
              maxRows={20}
              {...field}
              error={error ?? missing[heading]}
            />
          );
        })}
        <SavedState of={[form.saving]} area="placementReports" around={false} />
        <ErrorBanner error={send.error} />
        {reports.memoriaDesde !== null && (
          <Banner meaning="info" title={t('memoria.from', { day: day(reports.memoriaDesde) })} />
        )}
        {reports.memoriaDesde === null && (
          <Group>
            <Button onClick={finish} loading={wantsSend || send.isPending}>
              {t(reports.memoria === null ? 'memoria.send' : 'memoria.sendAgain')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
