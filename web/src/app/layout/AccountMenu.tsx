import { IconChevronDown, IconLogout, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './AccountMenu.module.css';

const CompanyList = lazy(() => loadCode(() => import('./CompanyList.tsx')));

const panelId = 'menu-de-cuenta';

const entries = [
  { id: 'account', Icon: IconSettings },
  { id: 'logout', Icon: IconLogout },
] as const;

/** What is of the account and not of the portal: the own page, the other companies, the way out. */
export function AccountMenu() {
  const t = useTexts('shell');
  const titles = useTitles();
  const pathTo = usePathTo();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const hasSeveral = useSession()?.data.variasEmpresas === true;
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconAction label={t('accountMenu')} aria-expanded={opened} opens={panelId}>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </IconAction>
      {/* The browser's own popover: above everything, closed by Escape or a press outside. */}
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('accountMenu')}
        tabIndex={-1}
        className={classes.panel}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpened(isOpen);
          if (isOpen) panel.current?.focus();
        }}
      >
        {opened && hasSeveral && (
          <section className={classes.companies} aria-labelledby="otra-empresa">
            <Text component="h2" dim tiny strong id="otra-empresa" p="0.75rem 1.125rem 0">
              {t('company.title')}
            </Text>
            <Suspense fallback={<Skeletons shape="row" count={2} />}>
              <CompanyList onLeave={close} />
            </Suspense>
          </section>
        )}
        <ul className={classes.list}>
          {entries.map(({ id, Icon }) => (
            <li key={id}>
              <Link
                to={pathTo(id)}
                className={textClass({ small: true, className: classes.entry })}
                onClick={close}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                {titles(id)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
