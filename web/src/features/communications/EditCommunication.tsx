import { deleteCommunication, editCommunication, getCommunication } from '@portal/contract/communications';
import type { Answer } from '@portal/contract/endpoint';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../domain/managed/StoredRecord.tsx';
import { shownIn } from '../../domain/written-text/written-values.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { CommunicationForm } from './CommunicationForm.tsx';
import { communicationRecord } from './communication-record.ts';
import { useCommunicationForm } from './useCommunicationForm.ts';
import { valuesOf } from './values.ts';

export default function EditCommunication() {
  const { id = '' } = useParams();
  const query = useCall(getCommunication, { params: { id } });
  return (
    <StoredRecord
      record={communicationRecord}
      screen="communication"
      id={id}
      endpoint={getCommunication}
      query={query}
    >
      {(communication) => <Editing key={id} communication={communication} />}
    </StoredRecord>
  );
}

type Communication = Answer<typeof getCommunication>;

const versionOf = ({ version, comunicacion }: Communication) => ({ version, values: valuesOf(comunicacion) });

function Editing({ communication }: { communication: Communication }) {
  const { idComunicacion } = communication;
  const t = useTexts('communicationForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(communication));
  const edit = useSend(editCommunication, { quiet: true });
  const kept = useCommunicationForm({
    id: idComunicacion,
    opened,
    read: async () => versionOf(await send(getCommunication, { params: { id: idComunicacion } })),
    save: async (comunicacion, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idComunicacion, version, comunicacion } });
      return datos.version;
    },
  });
  return (
    <CommunicationForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        <DeleteRecord
          record={communicationRecord}
          endpoint={deleteCommunication}
          call={{ body: { id: idComunicacion } }}
          title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
          onDeleted={kept.draft.discard}
        />
      }
    />
  );
}
