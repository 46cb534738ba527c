import { languages } from '@portal/contract/languages';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ReturnAddress } from './ReturnAddress.tsx';
import { Titles, WhereItIs, WhoAndWhen } from './SurveyFields.tsx';
import { surveyRecord } from './survey-record.ts';
import type { SurveyValues } from './values.ts';

/** The fields as they stand in the page. */
const order = ['titulos', 'paraAlumnos', 'desde', 'hasta', 'obligatoria', 'urlAcceso'];

function inPageOrder<P extends { readonly path: string }>(problems: readonly P[]): P[] {
  const place = ({ path }: P) => order.indexOf(path.split('.')[0] ?? '');
  return [...problems].sort((a, b) => place(a) - place(b));
}

/** What stands above each field of a survey, by its path. */
function useLabels(): (path: string) => string {
  const t = useTexts('surveyForm');
  const shell = useTexts('shell');
  const labels: Record<string, string> = {
    paraAlumnos: t('form.audience'),
    desde: t('form.from'),
    hasta: t('form.to'),
    obligatoria: t('mandatory'),
    urlAcceso: t('form.address'),
  };
  for (const one of languages) {
    labels[`titulos.${one}`] = t('form.title', { language: shell(`languages.${one}`) });
  }
  return (path) => labels[path] ?? path;
}

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
