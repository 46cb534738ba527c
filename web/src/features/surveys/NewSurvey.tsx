import { dayIn } from '@portal/contract/days';
import { createSurvey } from '@portal/contract/surveys';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../lib/brand.ts';
import { useSend } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { showNotice } from '../../lib/notices.ts';
import { usePathTo } from '../../lib/paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { forgetLists } from './forget-lists.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { newValues } from './values.ts';

export default function NewSurvey() {
  const [round, setRound] = useState(0);
  const titles = useTexts('titles');
  return (
    <>
      <PageHead title={titles('newSurvey')} />
      <Writing key={round} onRestart={() => setRound(round + 1)} />
    </>
  );
}

function Writing({ onRestart }: { onRestart: () => void }) {
  const t = useTexts('surveyForm');
  const { zonaHoraria } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [initialValues] = useState(() => newValues(dayIn(zonaHoraria, new Date())));
  const create = useSend(createSurvey, { quiet: true, onSuccess: forgetLists });
  return (
    <SurveyForm
      name="new"
      initialValues={initialValues}
      submitLabel={t('form.publish')}
      error={create.error}
      busy={create.isPending}
      onRestart={onRestart}
      onSend={async (encuesta, { claveEnvio }) => {
        await create.mutateAsync({ body: { claveEnvio, encuesta } });
        showNotice(t('form.saved'), t('form.savedBody'));
        navigate(pathTo('managedSurveys'));
      }}
    />
  );
}
