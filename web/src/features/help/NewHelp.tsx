import { createHelp } from '@portal/contract/help';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { HelpForm } from './HelpForm.tsx';
import { useHelpForm } from './useHelpForm.ts';
import { newValues } from './values.ts';

const blank = () => ({ values: newValues(), version: null });

export default function NewHelp() {
  const t = useTexts('helpForm');
  const titles = useTitles();
  const [opened] = useState(blank);
  const create = useSend(createHelp, { quiet: true });
  const kept = useHelpForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (ayuda, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, ayuda } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newHelp')} />
      <HelpForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
