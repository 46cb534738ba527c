import type { Answer } from '@portal/contract/endpoint';
import { editSurvey, getSurvey, type surveyContent } from '@portal/contract/surveys';
import { IconClipboardList } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { useBrand } from '../../lib/brand.ts';
import type { CallError } from '../../lib/call-error.ts';
import { keyOf, queryClient, useCall, useSend } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { useTexts } from '../../lib/i18n.ts';
import { showNotice } from '../../lib/notices.ts';
import { usePathTo } from '../../lib/paths.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { DeleteSurvey } from './DeleteSurvey.tsx';
import { forgetLists } from './forget-lists.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { valuesOf } from './values.ts';

export default function EditSurvey() {
  const { id = '' } = useParams();
  const titles = useTexts('titles');
  const t = useTexts('surveyForm');
  const found = useCall(getSurvey, { params: { id } });
  const [round, setRound] = useState(0);
  const [goneId, setGoneId] = useState<string | null>(null);
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getSurvey) }), []);
  const restart = async () => {
    const { error } = await found.refetch();
    if (isGone(error)) setGoneId(id);
    setRound(round + 1);
  };
  return (
    <>
      <PageHead
        title={titles('managedSurvey')}
        context={found.data && t('answers', { count: found.data.numContestadas })}
      />
      {/* Deleted by somebody else meanwhile, what is being written stays until its writer asks for what there is. */}
      {goneId === id || (found.data === undefined && isGone(found.error)) ? (
        <Gone />
      ) : (
        <CallView query={found}>
          {(opened) => <Editing key={`${id} ${round}`} opened={opened} onRestart={restart} />}
        </CallView>
      )}
    </>
  );
}

const isGone = (error: CallError | null) => error?.name === 'actionNotAllowed';

interface EditingProps {
  opened: Answer<typeof getSurvey>;
  onRestart: () => void;
}

type Content = z.output<typeof surveyContent>;

function Editing({ opened, onRestart }: EditingProps) {
  const t = useTexts('surveyForm');
  const { idiomaPorDefecto } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  // What the server says later does not change what is being typed.
  const [{ idEncuesta, version, modificada, encuesta }] = useState(opened);
  const [initialValues] = useState(() => valuesOf(encuesta));
  const edit = useSend(editSurvey, { quiet: true, onSuccess: forgetLists });
  const save = async (content: Content, of: number) => {
    await edit.mutateAsync({ body: { idEncuesta, version: of, encuesta: content } });
    showNotice(t('form.saved'), t('form.savedBody'));
    navigate(pathTo('managedSurveys'));
  };
  return (
    <SurveyForm
      name={String(idEncuesta)}
      initialValues={initialValues}
      newerThan={modificada}
      submitLabel={t('form.save')}
      error={edit.error}
      busy={edit.isPending}
      onRestart={onRestart}
      onSend={(content) => save(content, version)}
      onSendOver={
        edit.error?.name === 'cannotChangeState'
          ? async (content) => {
              const now = await send(getSurvey, { params: { id: idEncuesta } });
              await save(content, now.version);
            }
          : undefined
      }
    >
      <DeleteSurvey
        id={idEncuesta}
        title={initialValues.titulos[idiomaPorDefecto]}
        answers={opened.numContestadas}
      />
    </SurveyForm>
  );
}

function Gone() {
  const t = useTexts('surveyForm');
  return (
    <EmptyState
      icon={<IconClipboardList size={28} />}
      title={t('gone.title')}
      action={
        <ScreenButton to="managedSurveys" variant="default">
          {t('gone.back')}
        </ScreenButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}
