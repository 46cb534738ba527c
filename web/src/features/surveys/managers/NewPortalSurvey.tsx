import { dayIn } from '@portal/contract/days';
import { createPortalSurvey } from '@portal/contract/surveys';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PortalSurveyForm } from './PortalSurveyForm.tsx';
import { usePortalSurveyForm } from './usePortalSurveyForm.ts';
import { newValues } from './values.ts';

const none: ReadonlySet<number> = new Set();

export default function NewPortalSurvey() {
  const t = useTexts('portalSurveyForm');
  const titles = useTitles();
  const { zonaHoraria } = useBrand();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const blank = () => ({ values: newValues(dayIn(zonaHoraria, new Date())), version: null });
  const [opened] = useState(blank);
  const made = useRef<number | null>(null);
  const create = useSend(createPortalSurvey, { quiet: true });
  const kept = usePortalSurveyForm({
    id: 'new',
    opened,
    isOpened: false,
    read: async () => blank(),
    save: async (encuesta, { values: { claveEnvio } }) => {
      const { datos } = await create.mutateAsync({ body: { claveEnvio, encuesta } });
      made.current = datos.idEncuesta;
      return null;
    },
    onSaved: () => {
      if (made.current !== null)
        navigate(pathTo('managedPortalSurvey', { id: made.current }), { replace: true });
    },
  });
  return (
    <>
      <PageHead title={titles('newPortalSurvey')} />
      <PortalSurveyForm
        kept={kept}
        submitLabel={t('form.create')}
        opened={none}
        side={
          <Section title={t('standing.title')}>
            <Text>{t('standing.saveFirst')}</Text>
            <Text dim small mt="xs">
              {t('standing.draft')}
            </Text>
          </Section>
        }
      />
    </>
  );
}
