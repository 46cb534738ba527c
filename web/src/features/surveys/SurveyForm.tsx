import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { KeptForm } from '../../lib/kept-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { GoneSurvey } from './GoneSurvey.tsx';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import classes from './surveys.module.css';
import type { SurveyValues } from './values.ts';

interface Props {
  kept: KeptForm<SurveyValues>;
  submitLabel: string;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a survey, saved as one types, with what its own tool has to be told beside it. */
export function SurveyForm({ kept, submitLabel, children }: Props) {
  const { form, draft, restoredAt, error } = kept;
  const t = useTexts('surveyForm');
  const { dayAndTime } = useFormat();
  return (
    <form {...form.formProps}>
      {restoredAt !== null && (
        <RestoredDraft
          title={t('restored.title')}
          body={t('restored.body', { when: dayAndTime(restoredAt.toISOString()) })}
          discardLabel={t('restored.discard')}
          onDiscard={kept.takeTheirs}
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
      {kept.isOutdated && (
        <EditConflict
          title={t('conflict.title')}
          body={t('conflict.body')}
          mineLabel={t('conflict.mine')}
          theirsLabel={t('conflict.theirs')}
          onMine={kept.keepMine}
          onTheirs={kept.takeTheirs}
        />
      )}
      {/* Deleted by somebody else meanwhile: what was written stays for its writer to copy. */}
      {error?.name === 'actionNotAllowed' ? (
        <div role="alert">
          <GoneSurvey />
        </div>
      ) : (
        <ErrorBanner error={error} />
      )}
      <div className={classes.actions}>
        <Button type="submit" ref={kept.submit} loading={kept.busy}>
          {submitLabel}
        </Button>
        {children}
        <SavedMark at={draft.savedAt} />
      </div>
    </form>
  );
}
