import type { Role } from '@portal/contract/roles';
import type { MenuEntry, MenuFacts } from '../../lib/routing/area.ts';
import { menuEntries } from '../areas.ts';

const positionFor = (role: Role, { position }: MenuEntry) => position[role] ?? Number.POSITIVE_INFINITY;

/** The menu of the reader, in the order of specification 1, §2.3. */
export const menuOf = (facts: MenuFacts): readonly MenuEntry[] => {
  const role = facts.session.userType;
  return menuEntries
    .filter((entry) => role in entry.position && entry.when?.(facts) !== false)
    .sort((a, b) => positionFor(role, a) - positionFor(role, b));
};
