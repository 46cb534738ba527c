import type {
  ChangeRequest,
  ChangeState,
  listChangeablePlacements,
  listManagedChanges,
  ManagedChangeCard,
} from '@portal/contract/change-requests';
import type { Answer, Input } from '@portal/contract/endpoint';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { changeRequests } from '../../db/tables/change-requests.ts';
import { placements } from '../../db/tables/placements.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';

export type StoredChange = typeof changeRequests.$inferSelect;

/** The placement that a request is about, read without a lock: it is locked before its request. */
export async function placementOf({ orm }: Db, id: number): Promise<number | undefined> {
  const [row] = await orm
    .select({ placementId: changeRequests.placementId })
    .from(changeRequests)
    .where(eq(changeRequests.id, id));
  return row?.placementId;
}

/** A request of a locked placement; nobody else changes it until the transaction ends. */
export async function lockChange(
  { orm }: Db,
  id: number,
  placementId: number,
): Promise<StoredChange | undefined> {
  const [row] = await orm
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.id, id), eq(changeRequests.placementId, placementId)))
    .for('update');
  return row;
}

/** The request that a sending made. */
export async function askedUnder(
  { orm }: Db,
  placementId: number,
  claveEnvio: string,
): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(and(eq(changeRequests.placementId, placementId), eq(changeRequests.claveEnvio, claveEnvio)));
  return row?.id;
}

/** Whether a request of a placement awaits somebody. */
export async function hasOpen({ orm }: Db, placementId: number): Promise<boolean> {
  const isOpen = sql`${changeRequests.estado} in ('autorizacion', 'pendiente')`;
  return (await orm.$count(changeRequests, and(eq(changeRequests.placementId, placementId), isOpen))) > 0;
}

export async function insertChange({ orm }: Db, change: typeof changeRequests.$inferInsert): Promise<number> {
  const [row] = await orm.insert(changeRequests).values(change).returning({ id: changeRequests.id });
  if (!row) throw new Error('a request was not written');
  return row.id;
}

export async function updateChange(
  { orm }: Db,
  id: number,
  change: Partial<typeof changeRequests.$inferInsert>,
): Promise<{ estado: ChangeState; version: number }> {
  const [row] = await orm
    .update(changeRequests)
    .set({ ...change, version: sql`${changeRequests.version} + 1` })
    .where(eq(changeRequests.id, id))
    .returning({ estado: changeRequests.estado, version: changeRequests.version });
  if (!row) throw new Error('a locked request has gone');
  return row;
}

/** Has managers answer for what awaits an academic tutor who acts no longer. */
export async function leaveToManagers({ orm }: Db, academicTutorId: number): Promise<void> {
  const ofTutor = orm
    .select({ id: placements.id })
    .from(placements)
    .where(eq(placements.academicTutorId, academicTutorId));
  await orm
    .update(changeRequests)
    .set({ estado: 'pendiente', version: sql`${changeRequests.version} + 1` })
    .where(and(eq(changeRequests.estado, 'autorizacion'), inArray(changeRequests.placementId, ofTutor)));
}

/** A request before there is a link to its file. */
export type UnlinkedChange = Omit<ChangeRequest, 'adjunto'> & {
  adjuntoId: number | null;
  nombreFichero: string | null;
};

const shown = `'idCambio', r.id, 'idPractica', r.placement_id, 'tipo', r.tipo, 'estado', r.estado, 'version', r.version,
  'detalle', r.detalle, 'desde', r.desde, 'hasta', r.hasta, 'diferencias', r.diferencias, 'creada', r.creada,
  'tutor', case when r.autorizada is not null then json_build_object('autoriza', r.autoriza, 'fecha', r.autorizada,
    'comentario', r.comentario_tutor) end,
  'motivo', r.motivo, 'adjuntoId', f.id, 'nombreFichero', f.nombre`;

const ofPlacement = {
  name: 'change_requests_of',
  text: `
    select coalesce(json_agg(json_build_object(${shown}) order by r.id desc), '[]') as cambios
    from (select * from change_requests where placement_id = $1 order by id desc limit 100) r
      left join files f on f.id = r.adjunto_id`,
};

/** The newest 100 of a placement. */
export async function changesOf(db: Db, placementId: number): Promise<UnlinkedChange[]> {
  const [row] = await db.query<{ cambios: UnlinkedChange[] }>(ofPlacement, [placementId]);
  return row?.cambios ?? [];
}

const one = {
  name: 'change_request',
  text: `
    select json_build_object(${shown}) as cambio, p.numero, p.titulo, c.nombre_comercial as empresa,
      acc.nombre || ' ' || acc.apellidos as alumno,
      (select o.id from change_requests o where o.estado = 'pendiente' and o.id <> r.id order by o.creada, o.id limit 1)
        as "idSiguiente"
    from change_requests r join placements p on p.id = r.placement_id join companies c on c.id = p.company_id
      join accounts acc on acc.id = p.student_id left join files f on f.id = r.adjunto_id
    where r.id = $1`,
};

interface WithContext {
  cambio: UnlinkedChange;
  numero: string;
  titulo: string;
  empresa: string;
  alumno: string;
  idSiguiente: number | null;
}

export async function findChange(db: Db, id: number): Promise<WithContext | undefined> {
  const [row] = await db.query<WithContext>(one, [id]);
  return row;
}

const managed = {
  name: 'change_requests_managed',
  text: `
    with ${typedWords('$1')}, found as (
      select r.id, r.placement_id, r.tipo, r.estado, r.desde, r.creada, p.numero, p.titulo, c.nombre_comercial as empresa,
        acc.nombre || ' ' || acc.apellidos as alumno
      from change_requests r join placements p on p.id = r.placement_id join companies c on c.id = p.company_id
        join accounts acc on acc.id = p.student_id
      where ($1::text is null or ${hasWords("p.titulo || ' ' || p.numero || ' ' || c.nombre_comercial || ' ' || acc.nombre || ' ' || acc.apellidos")})
        and ($2::text is null or r.tipo = $2) and ($3::integer is null or r.placement_id = $3)),
    page as (
      select f.*, row_number() over (order by (f.estado = 'pendiente') desc,
        case when f.estado = 'pendiente' then f.creada end, f.creada desc, f.id desc) as place
      from found f where $4::text is null or f.estado = $4 order by place limit $5 offset $6)
    select
      coalesce((select json_agg(json_build_object('idCambio', p.id, 'idPractica', p.placement_id, 'tipo', p.tipo,
          'estado', p.estado, 'desde', p.desde, 'creada', p.creada, 'numero', p.numero, 'titulo', p.titulo,
          'empresa', p.empresa, 'alumno', p.alumno) order by p.place) from page p), '[]') as cambios,
      coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
        from (select estado, count(*)::integer as total from found group by estado) n), '[]') as "porEstado"`,
};

interface Page {
  cambios: ManagedChangeCard[];
  porEstado: { estado: ChangeState; numTotal: number }[];
}

/** A page of all requests: those that await a manager first, the oldest of them first. */
export async function managedPage(db: Db, filters: Input<typeof listManagedChanges>['query']): Promise<Page> {
  const { texto, tipo, idPractica, estado, pagina, porPagina } = filters;
  const values = [
    texto || null,
    tipo ?? null,
    idPractica ?? null,
    estado ?? null,
    porPagina,
    (pagina - 1) * porPagina,
  ];
  const [row] = await db.query<Page>(managed, values);
  return row ?? { cambios: [], porEstado: [] };
}

const changeable = {
  name: 'change_requests_possible',
  text: `
    select coalesce(json_agg(json_build_object('idPractica', p.id, 'alumno', acc.nombre || ' ' || acc.apellidos,
        'titulo', p.titulo,
        'datos', json_build_object('horario', p.datos -> 'horario', 'condiciones', p.datos -> 'condiciones',
          'tutor', p.datos -> 'tutor', 'lugar', p.datos -> 'lugar', 'actividad', p.datos -> 'actividad'),
        'pendiente', exists (select from change_requests r where r.placement_id = p.id
          and r.estado in ('autorizacion', 'pendiente')))
        order by p.fecha_inicio desc, p.id desc), '[]') as practicas
    from (select * from placements where company_id = $1 and estado in ('preparacion', 'lista', 'enCurso')
        order by fecha_inicio desc limit 200) p
      join accounts acc on acc.id = p.student_id`,
};

/** The newest 200 placements of a company that have not ended. */
export async function changeablePlacements(
  db: Db,
  companyId: number,
): Promise<Answer<typeof listChangeablePlacements>> {
  const [row] = await db.query<{ practicas: Answer<typeof listChangeablePlacements> }>(changeable, [
    companyId,
  ]);
  return row?.practicas ?? [];
}
