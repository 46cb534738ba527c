import type { GuideReaders } from '@portal/contract/guides';
import type { StoredTexts } from '@portal/contract/written-texts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { files } from '../../db/tables/files.ts';
import { guides } from '../../db/tables/guides.ts';
import { students } from '../../db/tables/students.ts';
import { versioned } from '../../db/versioned.queries.ts';

export interface Written {
  textos: StoredTexts;
  destinatarios: GuideReaders;
  orden: number;
  publicada: boolean;
}

const columns = {
  id: guides.id,
  textos: guides.textos,
  destinatarios: guides.destinatarios,
  orden: guides.orden,
  publicada: guides.publicada,
  fileId: guides.fileId,
  imagenId: guides.imagenId,
  version: guides.version,
  modificada: guides.modificada,
};

const inOrder = [asc(guides.orden), asc(guides.id)] as const;

/** The published guides for a student, with the name of their document, in their order. */
export async function guidesFor({ orm }: Db, accountId: number, limit: number) {
  const [student] = await orm
    .select({ esAntiguo: students.esAntiguo })
    .from(students)
    .where(eq(students.id, accountId));
  const readers: GuideReaders[] = ['todos', student?.esAntiguo ? 'antiguos' : 'estudiantes'];
  return orm
    .select({ ...columns, nombre: files.nombre })
    .from(guides)
    .leftJoin(files, eq(files.id, guides.fileId))
    .where(and(eq(guides.publicada, true), inArray(guides.destinatarios, readers)))
    .orderBy(...inOrder)
    .limit(limit);
}

/** A page of all of them. */
export const pageOf = ({ orm }: Db, limit: number, offset: number) =>
  orm
    .select(columns)
    .from(guides)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

async function guideOf({ orm }: Db, id: number) {
  const [row] = await orm
    .select({ ...columns, nombre: files.nombre })
    .from(guides)
    .leftJoin(files, eq(files.id, guides.fileId))
    .where(eq(guides.id, id));
  return row;
}

export const stored = versioned(guides, guideOf);

/** Sets a file of a guide; false where the guide is gone. */
export async function setFile(
  { orm }: Db,
  id: number,
  change: { fileId: number | null } | { imagenId: number | null },
): Promise<boolean> {
  const changed = await orm.update(guides).set(change).where(eq(guides.id, id)).returning({ id: guides.id });
  return changed.length > 0;
}
