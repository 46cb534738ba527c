import { batched } from '../../db/batched.ts';
import type { Database, Db } from '../../db/database.ts';
import { readToApply, type ToApply, type Written, writeApplications } from './apply.queries.ts';
import { type ApplyRequest, checkApplication, type Sendable } from './apply-check.ts';

interface Taken extends Sendable {
  /** Undefined where it is still to be written. */
  readonly written: Written | undefined;
}

/** Takes applications in: those that come while two lots are being taken go together with the next. */
export type ApplicationIntake = (request: ApplyRequest) => Promise<Taken>;

const maxAtOnce = 50;

/** Loads, checks and writes applications, each gets its own refusal: one statement reads them all, one writes them. */
export const openApplicationIntake = (database: Database): ApplicationIntake =>
  batched(maxAtOnce, async (requests: readonly ApplyRequest[]) => {
    const read = await load(database, requests);
    const checked = requests.map((request, index) => checkApplication(request, read[index]));
    return write(database, checked);
  });

const load = (db: Db, requests: readonly ApplyRequest[]): Promise<(ToApply | undefined)[]> =>
  readToApply(
    db,
    requests.map(({ body, ctx }) => ({ urlOferta: body.urlOferta, studentId: ctx.session.accountId })),
  );

/** Writes those that nothing stands in the way of, but for those with documents, whose files are theirs to save. */
async function write(db: Db, checked: readonly (Sendable | Error)[]): Promise<(Taken | Error)[]> {
  const ready = checked.filter(isOneStatement);
  const applications = ready.map(({ application }) => application);
  const results = ready.length === 0 ? [] : await writeApplications(db, applications);
  const written = new Map<unknown, Written | undefined>(ready.map((one, index) => [one, results[index]]));
  return checked.map((one) => (one instanceof Error ? one : { written: written.get(one), ...one }));
}

/** Most send no documents: then one statement is all there is to write. */
const isOneStatement = (one: Sendable | Error): one is Sendable =>
  !(one instanceof Error) && !one.isElsewhere && one.fromCv.length === 0 && one.documentos.length === 0;
