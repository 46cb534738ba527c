import { Button } from '@mantine/core';
import { missingTitles, surveyContent } from '@portal/contract/surveys';
import { type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { useBrand } from '../../lib/brand.ts';
import { CallError } from '../../lib/call-error.ts';
import { useDraft } from '../../lib/draft.ts';
import { useContractForm } from '../../lib/forms.ts';
import { useTexts } from '../../lib/i18n.ts';
import { sentences } from '../../lib/status-texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import classes from './surveys.module.css';
import type { SurveyValues } from './values.ts';

type Content = z.output<typeof surveyContent>;

interface Props {
  /** Of the draft in this browser. */
  name: string;
  initialValues: SurveyValues;
  /** When the server last had it. */
  newerThan?: string;
  submitLabel: string;
  error: CallError | null;
  busy: boolean;
  /** Sends it; whatever it throws is shown. */
  onSend: (content: Content, values: SurveyValues) => Promise<unknown>;
  /** Somebody else has changed it meanwhile: sends it nevertheless. */
  onSendOver?: ((content: Content) => Promise<unknown>) | undefined;
  /** Begins again with what the server has. */
  onRestart: () => void;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a survey, saved as one types, with what its own tool has to be told beside it. */
export function SurveyForm({ onSend, onSendOver, onRestart, error, busy, ...props }: Props) {
  const t = useTexts('surveyForm');
  const { dayAndTime } = useFormat();
  const { idiomaPorDefecto } = useBrand();
  const sent = useRef<Content | null>(null);
  const sending = async (content: Content, by: Props['onSend']) => {
    sent.current = content;
    try {
      await by(content, form.getValues());
      draft.discard();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      form.showServerErrors(failure);
    }
  };
  const form = useContractForm({
    schema: surveyContent,
    initialValues: props.initialValues,
    bodyPath: 'encuesta',
    also: ({ titulos }) => {
      const required = sentences()?.fields.required ?? '';
      return Object.fromEntries(missingTitles(titulos, idiomaPorDefecto).map((path) => [path, required]));
    },
    onSubmit: (content) => sending(content, onSend),
  });
  const { newerThan } = props;
  const draft = useDraft(`survey.${props.name}`, form, newerThan === undefined ? {} : { newerThan });
  const restart = () => {
    draft.discard();
    onRestart();
  };
  return (
    <form {...form.formProps}>
      {draft.restored && draft.savedAt !== null && (
        <RestoredDraft
          title={t('restored.title')}
          body={t('restored.body', { when: dayAndTime(draft.savedAt.toISOString()) })}
          discardLabel={t('restored.discard')}
          onDiscard={restart}
        />
      )}
      <div className={classes.columns}>
        <div>
          <Titles form={form} />
          <WhoAndWhen form={form} />
          <WhereItIs form={form} />
        </div>
        <ReturnAddress />
      </div>
      {onSendOver === undefined ? (
        <ErrorBanner error={error} />
      ) : (
        <EditConflict
          title={t('conflict.title')}
          body={t('conflict.body')}
          mineLabel={t('conflict.mine')}
          theirsLabel={t('conflict.theirs')}
          onMine={() => sent.current !== null && sending(sent.current, onSendOver)}
          onTheirs={restart}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          {props.submitLabel}
        </Button>
        {props.children}
        <SavedMark at={draft.savedAt} />
      </div>
    </form>
  );
}
