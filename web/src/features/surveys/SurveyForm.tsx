import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import { surveyRecord } from './survey-record.ts';
import { inPageOrder, useLabels } from './useLabels.ts';
import type { SurveyValues } from './values.ts';

interface Props {
  kept: VersionedForm<SurveyValues>;
  submitLabel: string;
  actions?: ReactNode;
}

/** The form of a survey, with what its own tool has to be told beside it. */
export function SurveyForm({ kept, submitLabel, actions }: Props) {
  const { form } = kept;
  return (
    <ManagedForm
      record={surveyRecord}
      kept={kept}
      labelOf={useLabels()}
      problems={inPageOrder(form.problems)}
      submitLabel={submitLabel}
      side={<ReturnAddress />}
      actions={actions}
    >
      <Titles form={form} />
      <WhoAndWhen form={form} />
      <WhereItIs form={form} />
    </ManagedForm>
  );
}
