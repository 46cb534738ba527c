import {
  type CertificateState,
  certificateStates,
  type listCertificates,
} from '@portal/contract/education-requests';
import type { Input } from '@portal/contract/endpoint';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { minorsCertificates } from '../../db/tables/education-requests.ts';
import { files } from '../../db/tables/files.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { placeIn, studentName } from './education-requests.queries.ts';

/** The certificate of a student, with the name of its file. */
export async function findCertificate({ orm }: Db, studentId: number) {
  const [row] = await orm
    .select({ certificate: minorsCertificates, nombre: files.nombre })
    .from(minorsCertificates)
    .leftJoin(files, eq(files.id, minorsCertificates.fileId))
    .where(eq(minorsCertificates.studentId, studentId));
  return row && { ...row.certificate, nombre: row.nombre };
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockCertificate({ orm }: Db, studentId: number) {
  const [row] = await orm
    .select()
    .from(minorsCertificates)
    .where(eq(minorsCertificates.studentId, studentId))
    .for('update');
  return row;
}

interface HandedIn {
  studentId: number;
  fileId: number;
  fechaExpedicion: string;
  entregado: Date;
}

/** Keeps what a student hands in, in the place of what was there. */
export async function keepCertificate({ orm }: Db, handedIn: HandedIn): Promise<void> {
  const values = { ...handedIn, estado: 'entregado', resuelto: null, motivo: null } as const;
  await orm
    .insert(minorsCertificates)
    .values(values)
    .onConflictDoUpdate({
      target: minorsCertificates.studentId,
      set: { ...values, version: sql`${minorsCertificates.version} + 1` },
    });
}

export async function settleCertificate(
  { orm }: Db,
  studentId: number,
  settled: { estado: 'aceptado' | 'devuelto'; motivo: string | null; resuelto: Date },
): Promise<void> {
  await orm
    .update(minorsCertificates)
    .set({ ...settled, version: sql`${minorsCertificates.version} + 1` })
    .where(eq(minorsCertificates.studentId, studentId));
}

const page = {
  name: 'minors_certificates_page',
  text: `
    with ${typedWords('$1')}, matching as materialized (
      select m.*, acc.email, ${studentName} as alumno from minors_certificates m
        join accounts acc on acc.id = m.student_id
      where ${hasWords(`${studentName} || ' ' || acc.email`)}),
    wanted as (select * from matching where $2::text is null or estado = $2)
    select
      coalesce((select json_agg(json_build_object('idAlumno', m.student_id, 'alumno', m.alumno, 'email', m.email,
            'estado', m.estado, 'version', m.version, 'fechaExpedicion', m.fecha_expedicion, 'entregado', m.entregado,
            'resuelto', m.resuelto, 'motivo', m.motivo, 'fileId', f.id, 'nombre', f.nombre) order by m.place)
        from (select *, row_number() over (order by estado <> 'entregado',
              case when estado = 'entregado' then entregado end, entregado desc, student_id) as place
            from wanted order by place limit $3 offset $4) m
          left join files f on f.id = m.file_id), '[]') as certificados,
      (select count(*)::integer from wanted) as "numTotal",
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total)
          order by ${placeIn(certificateStates, 'n.estado')})
        from (select estado, count(*)::integer as total from matching group by estado) n), '[]') as "porEstado"`,
};

interface StoredCertificate {
  idAlumno: number;
  alumno: string;
  email: string;
  estado: CertificateState;
  version: number;
  fechaExpedicion: string;
  entregado: string;
  resuelto: string | null;
  motivo: string | null;
  fileId: number | null;
  nombre: string | null;
}

interface Page {
  certificados: StoredCertificate[];
  numTotal: number;
  porEstado: { estado: CertificateState; numTotal: number }[];
}

/** A page of the certificates: those that wait first, the oldest of them first. */
export async function certificatePage(
  db: Db,
  { texto, estado, pagina, porPagina }: Input<typeof listCertificates>['query'],
): Promise<Page> {
  const values = [texto ?? null, estado ?? null, porPagina, (pagina - 1) * porPagina];
  const [row] = await db.query<Page>(page, values);
  return row ?? { certificados: [], numTotal: 0, porEstado: [] };
}

/** Lets go of the files of certificates that were issued before this day. */
export async function forgetFilesIssuedBefore({ orm }: Db, day: string): Promise<void> {
  await orm
    .update(minorsCertificates)
    .set({ fileId: null })
    .where(and(isNotNull(minorsCertificates.fileId), lt(minorsCertificates.fechaExpedicion, day)));
}
