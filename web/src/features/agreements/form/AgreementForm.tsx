import { Button, Group, Stack } from '@mantine/core';
import { addAgreement, getAgreement, listAgreements, startAgreement } from '@portal/contract/agreements';
import { dayIn } from '@portal/contract/days';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { keyOf, queryClient, useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { parseInputs } from '../../../lib/forms/forms.ts';
import { revealFirstProblem } from '../../../lib/forms/reveal-field.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { IndexedPage } from '../../../ui/IndexedPage.tsx';
import { SavedState } from '../../../ui/SavedState.tsx';
import type { OwnAgreement } from '../own-agreement.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import { FillFromLast } from './FillFromLast.tsx';
import { FormIndex } from './FormIndex.tsx';
import { FormContext } from './form-context.ts';
import { inputs, requestProblems } from './problems.ts';
import { FormSections } from './sections/FormSections.tsx';
import { useAgreementForm } from './useAgreementForm.ts';
import { useChoices, useKnownData, usePreselection } from './useChoices.ts';
import { agreementRequest, inputOf, openRemarks, requestOf } from './values.ts';

/** The request of an agreement, kept as it is written, and made into the agreement when it is sent. */
export function AgreementForm({ agreement }: { agreement: OwnAgreement }) {
  const t = useTexts('agreementForm');
  const { opciones, zonaHoraria } = useBrand();
  const asksDataText = opciones.textoTratamientoDatos;
  const { form, version } = useAgreementForm(agreement);
  const choices = useChoices();
  const known = useKnownData();
  usePreselection(form, choices, known);
  const page = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, { value: unknown; text: string }>>>({});
  const sending = useGenerate(agreement.idConvenio);

  const found = requestProblems(form.values, asksDataText, dayIn(zonaHoraria, new Date()));
  for (const [input, problem] of Object.entries(refused))
    if (Reflect.get(form.values, input) === problem.value) found[input] ??= problem.text;
  const shown = attempts > 0 ? found : {};

  useEffect(() => {
    if (attempts > 0) revealFirstProblem(page.current);
  }, [attempts]);

  const attempt = () => {
    sending.reset();
    if (Object.keys(found).length > 0) setAttempts((count) => count + 1);
    else setAsking(true);
  };
  const generate = async () => {
    const parsed = parseInputs(agreementRequest, requestOf(form.values, asksDataText));
    if (!parsed.success) return;
    try {
      await sending.generate(parsed.data, version());
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.fields.length === 0) return;
      setRefused(
        Object.fromEntries(
          failure.fields.map(({ campo, mensaje }) => {
            const input = inputOf(campo);
            return [input, { value: Reflect.get(form.values, input), text: mensaje }];
          }),
        ),
      );
      setAsking(false);
      setAttempts((count) => count + 1);
    }
  };
  const problems = Object.entries(shown).map(([path, problem]) => ({ path, text: problem }));

  const remarks = openRemarks(agreement.revisiones, form.values);

  const labelOf = (path: string) => {
    const input = inputs.find((one) => one === path);
    return input === undefined ? path : t(`fields.${input}`);
  };

  return (
    <FormContext value={{ form, shown, found, choices, known, agreement, asksDataText }}>
      <IndexedPage
        index={<FormIndex />}
        ref={page}
        data-saved
        onFocus={form.formProps.onFocus}
        onBlur={form.formProps.onBlur}
      >
        <FillFromLast />
        <ErrorBanner error={choices.error} onRetry={choices.retry} />
        <FormSections />
        <Reviews agreement={agreement} ofForm />
        <Stack mt="lg">
          <ErrorSummary problems={problems} labelOf={labelOf} />
          <Group>
            <Button size="md" onClick={attempt}>
              {t('generate')}
            </Button>
          </Group>
        </Stack>
        <SavedState area="agreementForm" of={[form.saving]} around />
      </IndexedPage>
      <ConfirmDialog
        opened={isAsking}
        title={t('confirm.title')}
        confirmLabel={t('confirm.generate')}
        cancelLabel={t('confirm.back')}
        busy={sending.isPending || form.saving.isSaving}
        onConfirm={() => void generate()}
        onCancel={() => setAsking(false)}
      >
        {remarks.comments > 0 && (
          <Banner meaning="warning" title={t('confirm.comments', { count: remarks.comments })} />
        )}
        {remarks.hasOtherData && <Banner meaning="warning" title={t('confirm.otherData')} />}
        <p>{t('confirm.text')}</p>
        <ErrorBanner error={sending.error} />
      </ConfirmDialog>
    </FormContext>
  );
}

/** Has the agreement made, downloads it, and goes to what comes next. */
function useGenerate(idConvenio: number) {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const add = useSend(addAgreement, {
    invalidates: [listAgreements],
    onSuccess: ({ enlace, idConvenio: made }) => {
      downloadFile({ nombre: 'convenio', url: enlace.url });
      // What is written next is another one.
      queryClient.removeQueries({ queryKey: keyOf(startAgreement) });
      void queryClient.invalidateQueries({ queryKey: keyOf(getAgreement) });
      navigate(pathTo('agreement', { idConvenio: String(made) }));
    },
  });
  type Request = Omit<Parameters<typeof add.mutateAsync>[0]['body'], 'idConvenio' | 'version' | 'claveEnvio'>;
  return {
    isPending: add.isPending,
    error: add.error !== null && add.error.fields.length === 0 ? add.error : null,
    reset: add.reset,
    generate: (request: Request, version: number) =>
      add.mutateAsync({ body: { ...request, idConvenio, version, claveEnvio } }),
  };
}
