import { createGuide } from '@portal/contract/guides';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { GuideForm } from './GuideForm.tsx';
import { useGuideForm } from './useGuideForm.ts';
import { newValues } from './values.ts';

const blank = () => ({ values: newValues(), version: null });

export default function NewGuide() {
  const t = useTexts('guideForm');
  const titles = useTitles();
  const [opened] = useState(blank);
  const create = useSend(createGuide, { quiet: true });
  const kept = useGuideForm({
    id: 'new',
    opened,
    read: async () => blank(),
    save: async (guia, { values: { claveEnvio } }) => {
      await create.mutateAsync({ body: { claveEnvio, guia } });
      return null;
    },
  });
  return (
    <>
      <PageHead title={titles('newGuide')} context={t('form.filesLater')} />
      <GuideForm kept={kept} submitLabel={t('form.publish')} />
    </>
  );
}
