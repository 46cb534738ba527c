import { missingTitles, surveyContent } from '@portal/contract/surveys';
import { useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand/brand.ts';
import { type KeptFormOptions, useKeptForm } from '../../lib/forms/kept-form.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import type { SurveyValues } from './values.ts';

type Options<K extends number | null> = Pick<
  KeptFormOptions<typeof surveyContent, SurveyValues, K>,
  'name' | 'opened' | 'read' | 'save'
>;

/** The form of a survey, a new one or one that is kept; saved, it leads back to the list. */
export function useSurveyForm<K extends number | null>({ name, ...options }: Options<K>) {
  const t = useTexts('surveyForm');
  const { idiomaPorDefecto } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  return useKeptForm({
    ...options,
    name: `survey.${name}`,
    schema: surveyContent,
    bodyPath: 'encuesta',
    also: ({ titulos }) => {
      const required = sentences()?.fields.required ?? '';
      return Object.fromEntries(missingTitles(titulos, idiomaPorDefecto).map((path) => [path, required]));
    },
    onSaved: () => {
      showNotice(t('form.saved'), t('form.savedBody'));
      navigate(pathTo('managedSurveys'));
    },
  });
}
