import type { BrandOption } from '@portal/contract/brand';
import type { Role } from '@portal/contract/roles';
import type { PlainScreenId, ScreenId } from '@portal/contract/screens';
import type { SessionData } from '@portal/contract/session';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../../locales/areas.ts';
import type { texts as shell } from '../../locales/es/shell.ts';
import type { ShownBrand } from '../brand/brand.ts';

/** A component that is loaded with its texts when it is needed. */
export interface Module {
  /** Areas of texts that come with it. */
  readonly texts: readonly Area[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A screen; its title and its addresses are in the contract (`screens/<area>.ts`), by the same id. */
export interface Screen extends Module {
  /** `anonymous` is for a visitor who has not logged in: others go home. */
  readonly access: 'public' | 'anonymous' | 'anyRole' | readonly [Role, ...Role[]];
  /** Where the brand has it off, the visitor goes home. */
  readonly option?: BrandOption;
  /** The screen above it in the breadcrumb; home by default. */
  readonly parent?: PlainScreenId;
  /** The list that this screen is a view of: the way back from an entry leads to the view that was left. */
  readonly list?: PlainScreenId;
  /** An entry that is shown beside the list above it: its address has the list's own search. */
  readonly besideList?: true;
  /** At the full width, laid out by the screen itself. */
  readonly bare?: true;
}

/** What the menu depends on. */
export interface MenuFacts {
  readonly session: Pick<
    SessionData,
    'userType' | 'conPracticas' | 'puedeOfertasPracticas' | 'soloCiclosUAX' | 'conEmpleo'
  >;
  readonly brand: Pick<ShownBrand, 'demo' | 'opciones'>;
  /** Requests to schools: a student may send some, or a company has some. */
  readonly hasEducation: boolean;
  /** How many offers there are for the student; undefined while that is being asked. */
  readonly offers: { readonly practicas: number | undefined; readonly empleo: number | undefined };
  /** The student, or the company, has any; not while that is being asked. */
  readonly hasPlacements: boolean;
}

/** How an entry stands at the bottom of a phone, which has room for one short word. */
export interface Tab {
  readonly Icon: Icon;
  readonly label: Exclude<keyof typeof shell.tabs, 'label'>;
}

export interface MenuEntry {
  readonly id: PlainScreenId;
  /** Its position in the menu of each role that has it (specification 1, §2.3). */
  readonly position: Readonly<Partial<Record<Role, number>>>;
  /** Always, by default. */
  readonly when?: (facts: MenuFacts) => boolean;
  /** Also in the bar of wide windows, which has no room for all. */
  readonly inBar?: true;
  /** Also at the bottom of a phone: four for each role at most, beside home. */
  readonly tab?: Tab;
}

/** What a tile of a company's home says. */
export interface TileFacts {
  readonly icon: Icon;
  readonly label: string;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  /** The part of home that it leads to, as `#part`; null where it leads nowhere now. */
  readonly to: string | null;
}

/** A tile of a company's home, loaded with it. */
export interface Tile {
  /** Where the brand has it off it is not there. */
  readonly option?: BrandOption;
  /** Its position among the tiles (specification 1, §2.4). */
  readonly position: number;
  readonly texts: readonly Area[];
  /** Loads the hook that knows it. */
  readonly load: () => Promise<{ useTile: () => TileFacts }>;
}

export type LoadedTile = Pick<Tile, 'position' | 'option'> & Awaited<ReturnType<Tile['load']>>;

export interface GateProps {
  /** What everybody may read, and the way out, stay open. */
  readonly isOpenToAll: boolean;
  /** What the portal has to say by itself: it waits until the gate is open. */
  readonly children: ReactNode;
}

/** Closes the portal to somebody who has to do something first. It is loaded when the page has been painted. */
export interface Gate {
  readonly roles: readonly Role[];
  readonly load: () => Promise<{ default: ComponentType<GateProps> }>;
}

/** What an area brings to the page. `app/areas.ts` lists the areas; `app` reads everything else from here. */
export interface FeatureArea {
  readonly screens: Readonly<Partial<Record<ScreenId, Screen>>>;
  readonly menu?: readonly MenuEntry[];
  /** What the area shows on the home of students and companies. */
  readonly home?: Module;
  readonly tile?: Tile;
  readonly gate?: Gate;
}
