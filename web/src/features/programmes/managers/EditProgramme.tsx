import { Box } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { deleteProgramme, editProgramme, getManagedProgramme } from '@portal/contract/programmes';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteRecord } from '../../../domain/managed/DeleteRecord.tsx';
import { StoredRecord } from '../../../domain/managed/StoredRecord.tsx';
import { useWrittenTitle } from '../../../domain/written-text/useWrittenTitle.ts';
import { shownIn } from '../../../domain/written-text/written-values.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ProgrammeFiles } from './ProgrammeFiles.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';
import { programmeRecord } from './programme-record.ts';
import { useProgrammeForm } from './useProgrammeForm.ts';
import { valuesOf } from './values.ts';

export default function EditProgramme() {
  const { id = '' } = useParams();
  const titleOf = useWrittenTitle();
  const query = useCall(getManagedProgramme, { params: { id } });
  return (
    <StoredRecord
      record={programmeRecord}
      screen="managedProgramme"
      id={id}
      endpoint={getManagedProgramme}
      query={query}
      titleOf={({ programa: { textos } }) => titleOf(textos)}
    >
      {(programme) => (
        <>
          <Box mb="lg">
            <Standing programme={programme} />
          </Box>
          <Editing key={id} programme={programme} />
          <Box mt="lg">
            <ProgrammeFiles programme={programme} />
          </Box>
        </>
      )}
    </StoredRecord>
  );
}

type Managed = Answer<typeof getManagedProgramme>;

function Standing({ programme }: { programme: Managed }) {
  const t = useTexts('programmeForm');
  const { idPrograma, numSolicitadas, numAlumnos, numEmpresas, numOfertas } = programme;
  return (
    <Section title={t('standing.title')}>
      <Facts
        facts={[
          { label: t('standing.waiting'), value: String(numSolicitadas) },
          { label: t('standing.students'), value: String(numAlumnos) },
          { label: t('standing.companies'), value: String(numEmpresas) },
          { label: t('standing.offers'), value: String(numOfertas) },
        ]}
      />
      <ScreenButton to="programmeAdhesions" params={{ id: idPrograma }} variant="default" mt="md">
        {t('standing.list')}
      </ScreenButton>
    </Section>
  );
}

const versionOf = ({ version, programa }: Managed) => ({ version, values: valuesOf(programa) });

function Editing({ programme }: { programme: Managed }) {
  const { idPrograma, numSolicitadas, numAlumnos, numEmpresas, numOfertas } = programme;
  const t = useTexts('programmeForm');
  const language = useLanguage();
  const { idiomaPorDefecto } = useBrand();
  // What the server says later does not change what is being typed.
  const [opened] = useState(() => versionOf(programme));
  const edit = useSend(editProgramme, { quiet: true });
  const kept = useProgrammeForm({
    id: idPrograma,
    opened,
    read: async () => versionOf(await send(getManagedProgramme, { params: { id: idPrograma } })),
    save: async (programa, { version }) => {
      const { datos } = await edit.mutateAsync({ body: { idPrograma, version, programa } });
      return datos.version;
    },
  });
  return (
    <ProgrammeForm
      kept={kept}
      submitLabel={t('form.save')}
      actions={
        numSolicitadas + numAlumnos + numEmpresas + numOfertas === 0 && (
          <DeleteRecord
            record={programmeRecord}
            endpoint={deleteProgramme}
            call={{ body: { id: idPrograma } }}
            title={shownIn(opened.values.textos, language, idiomaPorDefecto)?.titulo ?? ''}
            onDeleted={kept.draft.discard}
          />
        )
      }
    />
  );
}
