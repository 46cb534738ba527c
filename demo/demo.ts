import type { Brand } from '@portal/contract/brand';
import type { Db } from '../server/src/db/database.ts';
import type { Pages } from '../server/src/institution/pages.ts';
import type { PlannedApplication, StoredOffer } from './application-plan.ts';
import type { Calendar } from './calendar.ts';
import type { SaveFile, StoredCompany } from './people.ts';

/** The people and offers of the demo institution, to which each area adds what is its own. */
export interface Demo {
  readonly db: Db;
  readonly calendar: Calendar;
  readonly brand: Brand;
  readonly pages: Pages;
  /** What documents name, to be checked there. */
  readonly publicUrl: string;
  readonly passwordHash: string;
  /** Without it no document and no printed CV is stored. */
  readonly saveFile: SaveFile | undefined;
  readonly companies: readonly StoredCompany[];
  readonly offers: readonly StoredOffer[];
  readonly applications: readonly PlannedApplication[];
}

/** What an area adds, in the transaction that loads the demo. */
export type DemoPart = (demo: Demo) => Promise<void>;

/** Since when everybody is here who does not wait for a manager. */
export const settledIn = (calendar: Calendar): Date => calendar.moment(-120);
