import type { audiences } from '@portal/contract/communications';
import type { StoredTexts } from '@portal/contract/written-texts';
import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { communications } from '../../db/tables/communications.ts';
import { versioned } from '../../db/versioned.queries.ts';

type Audience = (typeof audiences)[number];

export interface Written {
  destinatarios: Audience;
  fechaDesde: string;
  fechaHasta: string | null;
  enlace: string | null;
  textos: StoredTexts;
}

const columns = {
  id: communications.id,
  destinatarios: communications.destinatarios,
  fechaDesde: communications.fechaDesde,
  fechaHasta: communications.fechaHasta,
  enlace: communications.enlace,
  textos: communications.textos,
  version: communications.version,
  modificada: communications.modificada,
};

/** As in the index ('nulls last'), which otherwise cannot give them in this order. */
const newestFirst = sql`${communications.fechaDesde} desc nulls last, ${communications.id} desc nulls last`;

/** What this role may read on this day, the newest first. */
export const shownTo = ({ orm }: Db, role: 'Alumno' | 'Empresa', today: string, limit: number) =>
  orm
    .select(columns)
    .from(communications)
    .where(
      and(
        inArray(communications.destinatarios, [role, 'todos']),
        lte(communications.fechaDesde, today),
        or(isNull(communications.fechaHasta), gte(communications.fechaHasta, today)),
      ),
    )
    .orderBy(newestFirst)
    .limit(limit);

/** A page of all of them. */
export const pageOf = ({ orm }: Db, limit: number, offset: number) =>
  orm.select(columns).from(communications).orderBy(newestFirst).limit(limit).offset(offset);

async function communicationOf({ orm }: Db, id: number) {
  const [row] = await orm.select(columns).from(communications).where(eq(communications.id, id));
  return row;
}

export const stored = versioned(communications, communicationOf);
