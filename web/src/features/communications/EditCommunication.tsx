import { editCommunication, getCommunication } from '@portal/contract/communications';
import type { Answer } from '@portal/contract/endpoint';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { keyOf, queryClient, useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CommunicationForm } from './CommunicationForm.tsx';
import { DeleteCommunication } from './DeleteCommunication.tsx';
import { forgetLists } from './forget-lists.ts';
import { GoneCommunication } from './GoneCommunication.tsx';
import { useCommunicationForm } from './useCommunicationForm.ts';
import { shownIn, valuesOf } from './values.ts';

export default function EditCommunication() {
  const { id = '' } = useParams();
  const titles = useTitles();
  const found = useCall(getCommunication, { params: { id } });
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getCommunication) }), []);
  return (
    <>
      <PageHead title={titles('communication')} />
      {found.data === undefined && found.error?.name === 'actionNotAllowed' ? (
        <GoneCommunication />
      ) : (
        <CallView query={found}>
          {(communication) => <Editing key={id} communication={communication} />}
        </CallView>
      )}
    </>
  );
}

type Communication = Answer<typeof getCommunication>;

const keptOf = ({ version, comunicacion }: Communication) => ({ version, values: valuesOf(comunicacion) });

function Editing({ communication }: { communication: Communication }) {
  const { idComunicacion } = communication;
  const t = useTexts('communicationForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => keptOf(communication));
  const edit = useSend(editCommunication, { quiet: true, onSuccess: forgetLists });
  const kept = useCommunicationForm({
    name: String(idComunicacion),
    opened,
    read: async () => keptOf(await send(getCommunication, { params: { id: idComunicacion } })),
    save: async (comunicacion, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idComunicacion, version, comunicacion } });
      return datos.version;
    },
  });
  return (
    <CommunicationForm kept={kept} submitLabel={t('form.save')}>
      <DeleteCommunication
        id={idComunicacion}
        title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
        onDeleted={kept.draft.discard}
      />
    </CommunicationForm>
  );
}
