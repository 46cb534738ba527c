import type { Answer } from '@portal/contract/endpoint';
import { deleteHelp, editHelp, getHelp } from '@portal/contract/help';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../domain/managed/StoredRecord.tsx';
import { useWrittenTitle } from '../../domain/written-text/useWrittenTitle.ts';
import { shownIn } from '../../domain/written-text/written-values.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { HelpForm } from './HelpForm.tsx';
import { helpRecord } from './help-record.ts';
import { useHelpForm } from './useHelpForm.ts';
import { valuesOf } from './values.ts';

export default function EditHelp() {
  const { id = '' } = useParams();
  const titleOf = useWrittenTitle();
  const query = useCall(getHelp, { params: { id } });
  return (
    <StoredRecord
      record={helpRecord}
      screen="managedAnswer"
      id={id}
      endpoint={getHelp}
      query={query}
      titleOf={({ ayuda: { textos } }) => titleOf(textos)}
    >
      {(help) => <Editing key={id} help={help} />}
    </StoredRecord>
  );
}

type Help = Answer<typeof getHelp>;

const versionOf = ({ version, ayuda }: Help) => ({ version, values: valuesOf(ayuda) });

function Editing({ help }: { help: Help }) {
  const { idAyuda } = help;
  const t = useTexts('helpForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(help));
  const edit = useSend(editHelp, { quiet: true });
  const kept = useHelpForm({
    id: idAyuda,
    opened,
    read: async () => versionOf(await send(getHelp, { params: { id: idAyuda } })),
    save: async (ayuda, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idAyuda, version, ayuda } });
      return datos.version;
    },
  });
  return (
    <HelpForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        <DeleteRecord
          record={helpRecord}
          endpoint={deleteHelp}
          call={{ body: { id: idAyuda } }}
          title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
          onDeleted={kept.draft.discard}
        />
      }
    />
  );
}
