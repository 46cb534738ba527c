import type { Role } from '@portal/contract/roles';
import { IconHome } from '@tabler/icons-react';
import type { MenuEntry, MenuFacts, Tab } from '../../lib/routing/area.ts';
import { menuEntries } from '../areas.ts';

const positionFor = (role: Role, { position }: MenuEntry) => position[role] ?? Number.POSITIVE_INFINITY;

/** The menu of the reader, in the order of specification 1, §2.3. */
export const menuOf = (facts: MenuFacts): readonly MenuEntry[] => {
  const role = facts.session.userType;
  return menuEntries
    .filter((entry) => role in entry.position && entry.when?.(facts) !== false)
    .sort((a, b) => positionFor(role, a) - positionFor(role, b));
};

type TabEntry = Pick<MenuEntry, 'id'> & { readonly tab: Tab };

const home: TabEntry = { id: 'home', tab: { Icon: IconHome, label: 'home' } };

/** What a phone has of that menu at its bottom; a manager's home is the first entry itself. */
export const tabsOf = (entries: readonly MenuEntry[]): readonly TabEntry[] => {
  const tabs = entries.flatMap(({ id, tab }) => (tab === undefined ? [] : [{ id, tab }]));
  return tabs.some(({ id }) => id === 'management') ? tabs : [home, ...tabs];
};
