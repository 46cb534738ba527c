import type { Answer } from '@portal/contract/endpoint';
import { deleteCounsellor, editCounsellor, getCounsellor } from '@portal/contract/orientation';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../domain/managed/StoredRecord.tsx';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CounsellorForm } from './CounsellorForm.tsx';
import { counsellorRecord } from './counsellor-record.ts';
import { useCounsellorForm } from './useCounsellorForm.ts';
import { valuesOf } from './values.ts';

export default function EditCounsellor() {
  const { id = '' } = useParams();
  const query = useCall(getCounsellor, { params: { id } });
  return (
    <StoredRecord
      record={counsellorRecord}
      screen="counsellor"
      id={id}
      endpoint={getCounsellor}
      query={query}
    >
      {(written) => <Editing key={id} written={written} />}
    </StoredRecord>
  );
}

type Written = Answer<typeof getCounsellor>;

const versionOf = ({ version, orientador }: Written) => ({ version, values: valuesOf(orientador) });

function Editing({ written }: { written: Written }) {
  const { idOrientador } = written;
  const t = useTexts('counsellorForm');
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(written));
  const edit = useSend(editCounsellor, { quiet: true });
  const kept = useCounsellorForm({
    id: idOrientador,
    opened,
    read: async () => versionOf(await send(getCounsellor, { params: { id: idOrientador } })),
    save: async (orientador, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idOrientador, version, orientador } });
      return datos.version;
    },
  });
  return (
    <CounsellorForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        <DeleteRecord
          record={counsellorRecord}
          endpoint={deleteCounsellor}
          call={{ body: { id: idOrientador } }}
          title={opened.values.nombre}
          onDeleted={kept.draft.discard}
        />
      }
    />
  );
}
