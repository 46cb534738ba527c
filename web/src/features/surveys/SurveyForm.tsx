import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KeptForm } from '../../lib/kept-form/kept-form.ts';
import { RestoredDraft } from '../../lib/kept-form/RestoredDraft.tsx';
import { SavedByOthers } from '../../lib/kept-form/SavedByOthers.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { GoneSurvey } from './GoneSurvey.tsx';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import classes from './surveys.module.css';
import { inPageOrder, useLabels } from './use-labels.ts';
import type { SurveyValues } from './values.ts';

interface Props {
  kept: KeptForm<SurveyValues>;
  submitLabel: string;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a survey, saved as one types, with what its own tool has to be told beside it. */
export function SurveyForm({ kept, submitLabel, children }: Props) {
  const { form, draft, error } = kept;
  const labelOf = useLabels();
  return (
    <form {...form.formProps}>
      <div className={classes.notices}>
        <RestoredDraft kept={kept} area="surveyForm" />
        <ErrorSummary problems={inPageOrder(form.problems)} labelOf={labelOf} />
      </div>
      <div className={classes.columns}>
        <div>
          <Titles form={form} />
          <WhoAndWhen form={form} />
          <WhereItIs form={form} />
        </div>
        <div className={classes.side}>
          <ReturnAddress />
        </div>
        <div className={classes.foot}>
          <SavedByOthers kept={kept} area="surveyForm" />
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
            <SavedMark at={draft.savedAt} here />
          </div>
        </div>
      </div>
    </form>
  );
}
