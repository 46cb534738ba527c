import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { textClass } from '../../ui/Text.tsx';
import { tabsOf } from './menu.ts';
import classes from './Tabs.module.css';
import { useMenu } from './useMenu.ts';
import { useMenuMark } from './useMenuMark.ts';

/** Within the thumb's reach on a phone: home, and of the menu what its reader comes for. */
export function Tabs() {
  const t = useTexts('shell');
  const pathTo = usePathTo();
  const menu = useMenu();
  const tabs = tabsOf(menu);
  const markOf = useMenuMark([...menu, ...tabs]);
  if (useKeyboard()) return null;
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')} data-tabs>
      {tabs.map(({ id, tab: { Icon, label } }) => (
        <Link
          key={id}
          to={pathTo(id)}
          aria-current={markOf(id)}
          className={textClass({ dim: true, tiny: true, className: classes.tab }) ?? ''}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
          <span>{t(`tabs.${label}`)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** No bar of a browser takes as much of the window; the lowest keyboards take more. */
const leastKeyboard = 150;

function isOpen(): boolean {
  const seen = window.visualViewport;
  // By its scale: what has been magnified is not shorter.
  return seen !== null && window.innerHeight - seen.height * seen.scale > leastKeyboard;
}

function watch(onChange: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', onChange);
  return () => seen?.removeEventListener('resize', onChange);
}

/** Whether a keyboard stands on the screen, which takes its room from what is seen of the page. */
const useKeyboard = (): boolean => useSyncExternalStore(watch, isOpen, () => false);
