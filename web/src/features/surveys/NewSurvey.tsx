import { dayIn } from '@portal/contract/days';
import { createSurvey } from '@portal/contract/surveys';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SurveyForm } from './SurveyForm.tsx';
import { useSurveyForm } from './useSurveyForm.ts';
import { newValues } from './values.ts';

export default function NewSurvey() {
  const t = useTexts('surveyForm');
  const titles = useTitles();
  const { zonaHoraria } = useBrand();
  const blank = () => ({ values: newValues(dayIn(zonaHoraria, new Date())), version: null });
  const [opened] = useState(blank);
  const create = useSend(createSurvey, { quiet: true });
  const kept = useSurveyForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (encuesta, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, encuesta } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newSurvey')} />
      <SurveyForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
