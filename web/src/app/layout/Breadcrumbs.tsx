import { Anchor } from '@mantine/core';
import type { PlainScreenId } from '@portal/contract/screens';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useOwnPageTitle } from '../../lib/routing/page-title.ts';
import { addressOf, translatePath } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Text } from '../../ui/Text.tsx';
import { screens } from '../areas.ts';
import { useScreen } from '../useScreen.ts';
import classes from './Layout.module.css';
import { type ListPlaces, wayTo } from './list-places.ts';

/** The way back; to a list, where one was in it. */
export function Breadcrumbs({ places }: { places: ListPlaces }) {
  const t = useTexts('shell');
  const titles = useTitles();
  const language = useLanguage();
  const own = useOwnPageTitle();
  const screen = useScreen();
  const isVisitor = useSession() === null;
  if (screen === null) return null;
  // Above a view of a list stands the list itself, not that view once more.
  const placeOf = (id: PlainScreenId) => (screens[screen].list === id ? undefined : places[id]);
  return (
    <Text component="nav" dim small className={classes.crumbs} aria-label={t('breadcrumb')}>
      <ol className={classes.list}>
        {wayTo(screen, isVisitor).map((id) => (
          <li key={id}>
            <Anchor
              component={Link}
              to={translatePath(placeOf(id) ?? addressOf(language, id), language)}
              className={classes.link}
            >
              {titles(id)}
            </Anchor>
            <IconChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page" className={classes.here}>
          <span>{own ?? titles(screen)}</span>
        </li>
      </ol>
    </Text>
  );
}
