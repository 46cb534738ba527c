import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreements } from '../../db/tables/agreements.ts';

/** How many agreements the company still has to sign or to correct. */
export const countAwaited = ({ orm }: Db, companyId: number): Promise<number> =>
  orm.$count(
    agreements,
    and(eq(agreements.companyId, companyId), inArray(agreements.estado, ['generado', 'erroneo'])),
  );
