import type { Language } from '@portal/contract/languages';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { eventCertificates, eventRegistrations } from '../../db/tables/events.ts';
import { students } from '../../db/tables/students.ts';

export type IssuedCertificate = typeof eventCertificates.$inferSelect;

/** Somebody’s registration, which nobody else changes until the transaction ends, and who they are. */
export async function lockAttendee({ orm }: Db, eventId: number, accountId: number) {
  const [row] = await orm
    .select({
      asistio: eventRegistrations.asistio,
      nombre: accounts.nombre,
      apellidos: accounts.apellidos,
      dni: students.dni,
      idioma: accounts.idioma,
    })
    .from(eventRegistrations)
    .innerJoin(accounts, eq(accounts.id, eventRegistrations.accountId))
    .innerJoin(students, eq(students.id, accounts.id))
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.accountId, accountId)))
    .for('update', { of: eventRegistrations });
  return row;
}

/** The last certificate of an attendee in a language that counts. */
export async function certificateIn(
  { orm }: Db,
  eventId: number,
  accountId: number,
  idioma: Language,
): Promise<IssuedCertificate | undefined> {
  const [row] = await orm
    .select()
    .from(eventCertificates)
    .where(
      and(
        eq(eventCertificates.eventId, eventId),
        eq(eventCertificates.accountId, accountId),
        eq(eventCertificates.idioma, idioma),
        isNull(eventCertificates.anulado),
      ),
    )
    .orderBy(desc(eventCertificates.id))
    .limit(1);
  return row;
}

type NewCertificate = typeof eventCertificates.$inferInsert & { eventId: number; accountId: number };

/** Adds a certificate in the place of those that were issued before in its language. */
export async function addCertificate({ orm }: Db, certificate: NewCertificate): Promise<void> {
  const { eventId, accountId, idioma, emitido } = certificate;
  await orm
    .update(eventCertificates)
    .set({ sustituido: emitido })
    .where(
      and(
        eq(eventCertificates.eventId, eventId),
        eq(eventCertificates.accountId, accountId),
        eq(eventCertificates.idioma, idioma),
        isNull(eventCertificates.sustituido),
      ),
    );
  await orm.insert(eventCertificates).values(certificate);
}

/** Of somebody whose attendance was taken back. */
export async function annulCertificates(
  { orm }: Db,
  { eventId, accountId, anulado }: { eventId: number; accountId: number; anulado: Date },
): Promise<void> {
  await orm
    .update(eventCertificates)
    .set({ anulado })
    .where(
      and(
        eq(eventCertificates.eventId, eventId),
        eq(eventCertificates.accountId, accountId),
        isNull(eventCertificates.anulado),
      ),
    );
}

/** Of accounts that are erased: what was issued stays known by its code, without the document and whose it was. */
export async function eraseCertificates({ orm }: Db, accountIds: readonly number[]): Promise<void> {
  await orm
    .update(eventCertificates)
    .set({ accountId: null, fileId: null, huellaDatos: '' })
    .where(inArray(eventCertificates.accountId, [...accountIds]));
}

const issued = {
  name: 'event_certificate_by_code',
  text: `
    select t.titulo, t.dia::text as "fechaInicio", t.dia_fin::text as "fechaFin", t.horas::float8 as horas, t.sha256,
      to_json(t.emitido) #>> '{}' as emitido, t.anulado is not null as anulado,
      t.sustituido is not null as sustituido
    from event_certificates t where t.codigo = $1`,
};

export interface IssuedAttendance {
  titulo: string;
  fechaInicio: string;
  fechaFin: string;
  horas: number | null;
  sha256: string;
  emitido: string;
  anulado: boolean;
  sustituido: boolean;
}

/** The certificate of attendance that was issued under a code. */
export async function attendanceUnder(db: Db, codigo: string): Promise<IssuedAttendance | undefined> {
  const [row] = await db.query<IssuedAttendance>(issued, [codigo]);
  return row;
}
