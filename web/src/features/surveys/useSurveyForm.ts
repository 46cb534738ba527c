import { missingTitles, surveyContent } from '@portal/contract/schemas/surveys';
import { type ManagedFormOptions, useManagedForm } from '../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { surveyRecord } from './survey-record.ts';
import type { SurveyValues } from './values.ts';

/** The form of a survey, a new one or a stored one. */
export function useSurveyForm<K extends number | null>(
  options: ManagedFormOptions<typeof surveyContent, SurveyValues, K>,
) {
  const { idiomaPorDefecto } = useBrand();
  return useManagedForm({
    ...options,
    record: surveyRecord,
    schema: surveyContent,
    bodyPath: 'encuesta',
    missing: ({ titulos }) => missingTitles(titulos, idiomaPorDefecto),
  });
}
