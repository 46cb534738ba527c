import {
  type communicationContent,
  editCommunication,
  getCommunication,
} from '@portal/contract/communications';
import type { Answer } from '@portal/contract/endpoint';
import { IconSpeakerphone } from '@tabler/icons-react';
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
import { CommunicationForm } from './CommunicationForm.tsx';
import { DeleteCommunication } from './DeleteCommunication.tsx';
import { forgetLists } from './forget-lists.ts';
import { valuesOf } from './values.ts';

export default function EditCommunication() {
  const { id = '' } = useParams();
  const titles = useTexts('titles');
  const found = useCall(getCommunication, { params: { id } });
  const [round, setRound] = useState(0);
  const [goneId, setGoneId] = useState<string | null>(null);
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getCommunication) }), []);
  const restart = async () => {
    const { error } = await found.refetch();
    if (isGone(error)) setGoneId(id);
    setRound(round + 1);
  };
  return (
    <>
      <PageHead title={titles('communication')} />
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
  opened: Answer<typeof getCommunication>;
  onRestart: () => void;
}

type Content = z.output<typeof communicationContent>;

function Editing({ opened, onRestart }: EditingProps) {
  const t = useTexts('communicationForm');
  const { idiomaPorDefecto } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  // What the server says later does not change what is being typed.
  const [{ idComunicacion, version, modificada, comunicacion }] = useState(opened);
  const [initialValues] = useState(() => valuesOf(comunicacion));
  const edit = useSend(editCommunication, { quiet: true, onSuccess: forgetLists });
  const save = async (content: Content, of: number) => {
    await edit.mutateAsync({ body: { idComunicacion, version: of, comunicacion: content } });
    showNotice(t('form.saved'), t('form.savedBody'));
    navigate(pathTo('communications'));
  };
  return (
    <CommunicationForm
      name={String(idComunicacion)}
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
              const now = await send(getCommunication, { params: { id: idComunicacion } });
              await save(content, now.version);
            }
          : undefined
      }
    >
      <DeleteCommunication id={idComunicacion} title={initialValues.textos[idiomaPorDefecto].titulo} />
    </CommunicationForm>
  );
}

function Gone() {
  const t = useTexts('communicationForm');
  return (
    <EmptyState
      icon={<IconSpeakerphone size={28} />}
      title={t('gone.title')}
      action={
        <ScreenButton to="communications" variant="default">
          {t('gone.back')}
        </ScreenButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}
