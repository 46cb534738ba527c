import { Box } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { deleteGuide, editGuide, getGuide } from '@portal/contract/guides';
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
import { GuideFiles } from './GuideFiles.tsx';
import { GuideForm } from './GuideForm.tsx';
import { guideRecord } from './guide-record.ts';
import { useGuideForm } from './useGuideForm.ts';
import { valuesOf } from './values.ts';

export default function EditGuide() {
  const { id = '' } = useParams();
  const titleOf = useWrittenTitle();
  const query = useCall(getGuide, { params: { id } });
  return (
    <StoredRecord
      record={guideRecord}
      screen="managedGuide"
      id={id}
      endpoint={getGuide}
      query={query}
      titleOf={({ guia: { textos } }) => titleOf(textos)}
    >
      {(guide) => (
        <>
          <Editing key={id} guide={guide} />
          <Box mt="lg">
            <GuideFiles guide={guide} />
          </Box>
        </>
      )}
    </StoredRecord>
  );
}

type Guide = Answer<typeof getGuide>;

const versionOf = ({ version, guia }: Guide) => ({ version, values: valuesOf(guia) });

function Editing({ guide }: { guide: Guide }) {
  const { idGuia, imagen, fichero } = guide;
  const t = useTexts('guideForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(guide));
  const edit = useSend(editGuide, { quiet: true });
  const kept = useGuideForm({
    id: idGuia,
    opened,
    read: async () => versionOf(await send(getGuide, { params: { id: idGuia } })),
    save: async (guia, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idGuia, version, guia } });
      return datos.version;
    },
  });
  return (
    <GuideForm
      kept={kept}
      submitLabel={t('form.save')}
      urlImagen={imagen?.url ?? null}
      urlFichero={fichero?.url ?? null}
      actions={
        <DeleteRecord
          record={guideRecord}
          endpoint={deleteGuide}
          call={{ body: { id: idGuia } }}
          title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
          onDeleted={kept.draft.discard}
        />
      }
    />
  );
}
