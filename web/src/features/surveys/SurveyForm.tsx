import type { ReactNode } from 'react';
import type { KeptForm } from '../../lib/forms/kept-form.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { KeptFormFoot } from '../../ui/kept-form/KeptFormFoot.tsx';
import { RestoredDraft } from '../../ui/kept-form/RestoredDraft.tsx';
import { GoneSurvey } from './GoneSurvey.tsx';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import classes from './surveys.module.css';
import { inPageOrder, useLabels } from './useLabels.ts';
import type { SurveyValues } from './values.ts';

interface Props {
  kept: KeptForm<SurveyValues>;
  submitLabel: string;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a survey, saved as one types, with what its own tool has to be told beside it. */
export function SurveyForm({ kept, submitLabel, children }: Props) {
  const { form } = kept;
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
        <KeptFormFoot kept={kept} area="surveyForm" gone={<GoneSurvey />} submitLabel={submitLabel}>
          {children}
        </KeptFormFoot>
      </div>
    </form>
  );
}
