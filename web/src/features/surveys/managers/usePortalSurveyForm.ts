import { missingTitles, portalSurveyContent } from '@portal/contract/schemas/surveys';
import { definitionProblems } from '@portal/contract/survey-definition-rules';
import { forgetList } from '../../../domain/managed/managed-record.ts';
import type { ManagedFormOptions } from '../../../domain/managed/useManagedForm.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useVersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { sentences } from '../../../lib/i18n/status-texts.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { portalSurveyRecord } from './portal-survey-record.ts';
import { problemText } from './problem-text.ts';
import { asDefinition } from './question-list.ts';
import type { PortalSurveyValues } from './values.ts';

interface Options<K extends number | null>
  extends ManagedFormOptions<typeof portalSurveyContent, PortalSurveyValues, K> {
  /** It is not a draft any more: it has to be sound whenever it is saved. */
  isOpened: boolean;
  onSaved?: () => void;
}

/** The form of a survey of the portal, a new one or a stored one; it stays open when it is saved. */
export function usePortalSurveyForm<K extends number | null>({
  id,
  isOpened,
  onSaved,
  ...options
}: Options<K>) {
  const t = useTexts('portalSurveyForm');
  const { idiomaPorDefecto } = useBrand();
  return useVersionedForm({
    ...options,
    name: `${portalSurveyRecord.name}.${id}`,
    schema: portalSurveyContent,
    bodyPath: 'encuesta',
    also: ({ titulos, definicion }) => {
      const required = sentences()?.fields.required ?? '';
      const found = Object.fromEntries(
        missingTitles(titulos, idiomaPorDefecto).map((path) => [path, required]),
      );
      if (isOpened)
        for (const { campo, error } of definitionProblems(asDefinition(definicion), [idiomaPorDefecto]))
          found[`definicion.${campo}`] ??= problemText(error);
      return found;
    },
    onSaved: () => {
      forgetList(portalSurveyRecord);
      if (isOpened) showNotice(t('form.saved'), t('form.savedBody'));
      else showNotice(t('form.draftSaved'));
      onSaved?.();
    },
  });
}
