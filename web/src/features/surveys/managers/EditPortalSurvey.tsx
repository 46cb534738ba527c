import type { Answer } from '@portal/contract/endpoint';
import { deleteSurvey, editPortalSurvey, getPortalSurvey } from '@portal/contract/surveys';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../../domain/managed/StoredRecord.tsx';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { PortalSurveyForm } from './PortalSurveyForm.tsx';
import { portalSurveyRecord } from './portal-survey-record.ts';
import { anyText } from './question-list.ts';
import { Standing } from './Standing.tsx';
import { usePortalSurveyForm } from './usePortalSurveyForm.ts';
import { valuesOf } from './values.ts';

export default function EditPortalSurvey() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const query = useCall(getPortalSurvey, { params: { id } });
  const [moves, setMoves] = useState(0);
  return (
    <StoredRecord
      record={portalSurveyRecord}
      screen="managedPortalSurvey"
      id={id}
      endpoint={getPortalSurvey}
      query={query}
      titleOf={({ encuesta }) => anyText(valuesOf(encuesta).titulos, language) || undefined}
    >
      {(survey) => (
        // Opened or closed it is another version, upon which what is typed from then on is.
        <Editing key={`${id}.${moves}`} survey={survey} onMoved={() => setMoves((count) => count + 1)} />
      )}
    </StoredRecord>
  );
}

type Survey = Answer<typeof getPortalSurvey>;

const versionOf = ({ version, encuesta }: Survey) => ({ version, values: valuesOf(encuesta) });

function Editing({ survey, onMoved }: { survey: Survey; onMoved: () => void }) {
  const { idEncuesta, estado } = survey;
  const answers = survey.numContestadas + survey.numPendientes;
  const t = useTexts('portalSurveyForm');
  const language = useLanguage();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(survey));
  const edit = useSend(editPortalSurvey, { quiet: true, invalidates: [getPortalSurvey] });
  const isOpened = estado !== 'borrador';
  const kept = usePortalSurveyForm({
    id: idEncuesta,
    opened,
    isOpened,
    read: async () => versionOf(await send(getPortalSurvey, { params: { id: idEncuesta } })),
    save: async (encuesta, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idEncuesta, version, encuesta } });
      return datos.version;
    },
  });
  const stored = survey.encuesta.definicion.preguntas.map(({ idPregunta }) => idPregunta);
  return (
    <PortalSurveyForm
      kept={kept}
      submitLabel={t('form.save')}
      opened={new Set(isOpened ? stored : [])}
      side={<Standing survey={survey} kept={kept} onMoved={onMoved} />}
      actions={
        <DeleteRecord
          record={portalSurveyRecord}
          endpoint={deleteSurvey}
          call={{ body: { id: idEncuesta } }}
          title={anyText(opened.values.titulos, language)}
          onDeleted={kept.draft.discard}
        >
          {answers > 0 && <p>{t('deleting.answers', { count: answers })}</p>}
        </DeleteRecord>
      }
    />
  );
}
