import { createProgramme } from '@portal/contract/programmes';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';
import { useProgrammeForm } from './useProgrammeForm.ts';
import { newValues } from './values.ts';

const blank = () => ({ values: newValues(), version: null });

export default function NewProgramme() {
  const t = useTexts('programmeForm');
  const titles = useTitles();
  const [opened] = useState(blank);
  const create = useSend(createProgramme, { quiet: true });
  const kept = useProgrammeForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (programa, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, programa } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newProgramme')} context={t('form.later')} />
      <ProgrammeForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
