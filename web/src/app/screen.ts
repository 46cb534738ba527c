import type { BrandOption } from '@portal/contract/brand';
import type { Role } from '@portal/contract/roles';
import type { PlainScreenId, ScreenId } from '@portal/contract/screens';
import type { ComponentType } from 'react';
import type { Area } from '../locales/areas.ts';

/** A screen; its addresses are in the contract (`screens.ts`) and its title in `locales/…/titles.ts`, by the same id. */
export interface Screen {
  /** `anonymous` is for who is not logged in yet: others go home. */
  readonly access: 'public' | 'anonymous' | 'anyRole' | readonly [Role, ...Role[]];
  /** Off in the brand: the visitor goes home. */
  readonly option?: BrandOption;
  /** The screen above it in the breadcrumb; home where not said. */
  readonly parent?: PlainScreenId;
  /** The list that this screen is a view of: the way back from an entry leads to the view that was left. */
  readonly list?: PlainScreenId;
  /** An entry that is shown beside the list above it: its address has the list's own search. */
  readonly besideList?: true;
  /** Areas of texts that come with it. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<{ default: ComponentType }>;
  /** At the full width, laid out by the screen itself. */
  readonly bare?: true;
}

export type Screens = Partial<Record<ScreenId, Screen>>;
