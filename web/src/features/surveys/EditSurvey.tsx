import type { Answer } from '@portal/contract/endpoint';
import { editSurvey, getSurvey } from '@portal/contract/surveys';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { keyOf, queryClient, useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DeleteSurvey } from './DeleteSurvey.tsx';
import { forgetLists } from './forget-lists.ts';
import { GoneSurvey } from './GoneSurvey.tsx';
import { SurveyForm } from './SurveyForm.tsx';
import { useSurveyForm } from './useSurveyForm.ts';
import { valuesOf } from './values.ts';

export default function EditSurvey() {
  const { id = '' } = useParams();
  const titles = useTitles();
  const t = useTexts('surveyForm');
  const found = useCall(getSurvey, { params: { id } });
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getSurvey) }), []);
  return (
    <>
      <PageHead
        title={titles('managedSurvey')}
        context={found.data && t('answers', { count: found.data.numContestadas })}
      />
      {found.data === undefined && found.error?.name === 'actionNotAllowed' ? (
        <GoneSurvey />
      ) : (
        <CallView query={found}>{(survey) => <Editing key={id} survey={survey} />}</CallView>
      )}
    </>
  );
}

type Survey = Answer<typeof getSurvey>;

const keptOf = ({ version, encuesta }: Survey) => ({ version, values: valuesOf(encuesta) });

function Editing({ survey }: { survey: Survey }) {
  const { idEncuesta } = survey;
  const t = useTexts('surveyForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => keptOf(survey));
  const edit = useSend(editSurvey, { quiet: true, onSuccess: forgetLists });
  const kept = useSurveyForm({
    name: String(idEncuesta),
    opened,
    read: async () => keptOf(await send(getSurvey, { params: { id: idEncuesta } })),
    save: async (encuesta, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idEncuesta, version, encuesta } });
      return datos.version;
    },
  });
  return (
    <SurveyForm kept={kept} submitLabel={t('form.save')}>
      <DeleteSurvey
        id={idEncuesta}
        title={opened.values.titulos[language] || opened.values.titulos[idiomaPorDefecto]}
        answers={survey.numContestadas}
        onDeleted={kept.draft.discard}
      />
    </SurveyForm>
  );
}
