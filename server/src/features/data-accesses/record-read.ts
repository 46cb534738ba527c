import type { InstitutionAccessKind } from '@portal/contract/data-accesses';
import type { RecordRead } from '../../http/serve.ts';
import { type ReadBy, recordInstitutionAccess } from './data-accesses.queries.ts';
import { studentReads } from './student-reads.ts';

/** A read whose call has lost its name: what is asked and answered fits it by the type of the register. */
interface AnyRead {
  readonly hecho: InstitutionAccessKind;
  readonly by: ReadBy;
  readonly ids: (input: unknown, datos: unknown) => readonly number[];
}

const reads = new Map<string, AnyRead>();
for (const [name, read] of Object.entries(studentReads))
  if (typeof read === 'object') reads.set(name, read as AnyRead);

/** Records what a call that went well has shown a manager of students. */
export const recordRead: RecordRead = async (ctx, { name, input, datos }) => {
  const read = reads.get(name);
  if (!read || ctx.session?.userType !== 'Gestor') return;
  const { hecho, by, ids } = read;
  await recordInstitutionAccess({ ...ctx, session: ctx.session }, { hecho, by, ids: ids(input, datos()) });
};
