import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n.ts';
import { useOwnPageTitle } from '../../lib/page-title.ts';
import type { PlainScreenId, ScreenId } from '../../lib/screens.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { screens } from '../routes.ts';
import { useScreen } from '../use-screen.ts';
import classes from './Breadcrumbs.module.css';

function parentsOf(id: ScreenId): PlainScreenId[] {
  const parent = screens[id].parent ?? (id === 'home' ? undefined : 'home');
  return parent === undefined || parent === id ? [] : [...parentsOf(parent), parent];
}

export function Breadcrumbs() {
  const t = useTexts('shell');
  const titles = useTexts('titles');
  const own = useOwnPageTitle();
  const screen = useScreen();
  if (screen === null) return null;
  return (
    <nav aria-label={t('breadcrumb')} className={classes.crumbs}>
      <ol className={classes.list}>
        {parentsOf(screen).map((id) => (
          <li key={id}>
            <ScreenLink to={id} className={classes.link}>
              {titles(id)}
            </ScreenLink>
            <IconChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page" className={classes.here}>
          {own ?? titles(screen)}
        </li>
      </ol>
    </nav>
  );
}
