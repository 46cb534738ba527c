import type { Answer } from '@portal/contract/endpoint';
import { deleteSurvey, editSurvey, getSurvey } from '@portal/contract/surveys';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../domain/managed/StoredRecord.tsx';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { surveyRecord } from './survey-record.ts';
import { useSurveyForm } from './useSurveyForm.ts';
import { valuesOf } from './values.ts';

export default function EditSurvey() {
  const { id = '' } = useParams();
  const t = useTexts('surveyForm');
  const query = useCall(getSurvey, { params: { id } });
  return (
    <StoredRecord
      record={surveyRecord}
      screen="managedSurvey"
      id={id}
      endpoint={getSurvey}
      query={query}
      context={query.data && t('answers', { count: query.data.numContestadas })}
    >
      {(survey) => <Editing key={id} survey={survey} />}
    </StoredRecord>
  );
}

type Survey = Answer<typeof getSurvey>;

const versionOf = ({ version, encuesta }: Survey) => ({ version, values: valuesOf(encuesta) });

function Editing({ survey }: { survey: Survey }) {
  const { idEncuesta } = survey;
  const t = useTexts('surveyForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(survey));
  const edit = useSend(editSurvey, { quiet: true });
  const kept = useSurveyForm({
    id: idEncuesta,
    opened,
    read: async () => versionOf(await send(getSurvey, { params: { id: idEncuesta } })),
    save: async (encuesta, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idEncuesta, version, encuesta } });
      return datos.version;
    },
  });
  const answers = survey.numContestadas;
  return (
    <SurveyForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        <DeleteRecord
          record={surveyRecord}
          endpoint={deleteSurvey}
          call={{ body: { id: idEncuesta } }}
          title={opened.values.titulos[language] || opened.values.titulos[idiomaPorDefecto]}
          onDeleted={kept.draft.discard}
        >
          {answers > 0 && <p>{t('deleting.answers', { count: answers })}</p>}
        </DeleteRecord>
      }
    />
  );
}
