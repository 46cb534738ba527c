import { IconArrowsExchange } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import panelClasses from './NotificationBell.module.css';

const CompanyList = lazy(() => loadCode(() => import('./CompanyList.tsx')));

const panelId = 'empresas-propias';

/** For a contact of several companies: goes on as another one. */
export function CompanySwitch() {
  const t = useTexts('shell');
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconAction label={t('company.title')} aria-expanded={opened} opens={panelId}>
        <IconArrowsExchange size={22} stroke={1.75} aria-hidden />
      </IconAction>
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('company.title')}
        tabIndex={-1}
        className={panelClasses.panel}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpened(isOpen);
          if (isOpen) panel.current?.focus();
        }}
      >
        <h2 className={panelClasses.title}>{t('company.title')}</h2>
        {opened && (
          <Suspense fallback={<Skeletons shape="row" count={2} />}>
            <CompanyList onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
