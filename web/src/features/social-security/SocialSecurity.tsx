import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Quarter } from './quarter/Quarter.tsx';
import { Registrations } from './registrations/Registrations.tsx';

const views = ['altas', 'trimestre'] as const;

/** The desk of the social security. The address holds the tab. */
export default function SocialSecurity() {
  const t = useTexts('socialSecurity');
  const titles = useTitles();
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('ver')) ?? 'altas';
  return (
    <>
      <PageHead title={titles('socialSecurity')} context={t('context')} />
      <Tabs
        value={view}
        onChange={(chosen) => setSearch(chosen === 'trimestre' ? { ver: chosen } : {})}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('views.label')} mb="md">
          {views.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`views.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="altas">
          <Registrations />
        </Tabs.Panel>
        <Tabs.Panel value="trimestre">
          <Quarter />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
