import type { Cv } from '@portal/contract/cv';
import type {
  IncorporationDraft,
  InternshipKind,
  incorporationEventKinds,
} from '@portal/contract/incorporation-forms';
import type { OfferContent } from '@portal/contract/offers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { applications } from '../../db/tables/applications.ts';
import { incorporationEvents, incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { offers } from '../../db/tables/offers.ts';
import type { FormSources } from './incorporation-forms.rules.ts';

export type IncorporationForm = typeof incorporationForms.$inferSelect;
type EventKind = (typeof incorporationEventKinds)[number];

/** The form of an application, of this company where one is given. */
const ofApplication = ({ orm }: Db, applicationId: number, companyId: number | undefined) => {
  const isIt = eq(incorporationForms.applicationId, applicationId);
  if (companyId === undefined) return isIt;
  const own = orm
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .where(and(eq(applications.id, applicationId), eq(offers.companyId, companyId)));
  return and(isIt, inArray(incorporationForms.applicationId, own));
};

/** A form, which nobody else changes until the transaction ends; of this company alone where one is given. */
export async function lockForm(
  db: Db,
  applicationId: number,
  companyId?: number,
): Promise<IncorporationForm | undefined> {
  const where = ofApplication(db, applicationId, companyId);
  const [row] = await db.orm.select().from(incorporationForms).where(where).for('update');
  return row;
}

/** The same, to read. */
export async function findForm(
  db: Db,
  applicationId: number,
  companyId?: number,
): Promise<IncorporationForm | undefined> {
  const [row] = await db.orm
    .select()
    .from(incorporationForms)
    .where(ofApplication(db, applicationId, companyId));
  return row;
}

export async function insertForm(
  { orm }: Db,
  form: { applicationId: number; datos: IncorporationDraft; tipoPractica?: InternshipKind; now: Date },
): Promise<void> {
  const { now, ...values } = form;
  await orm.insert(incorporationForms).values({ ...values, estado: 'abierto', desde: now, creado: now });
}

type Change = Partial<Pick<IncorporationForm, 'estado' | 'datos' | 'versiones' | 'motivos' | 'desde'>>;

/** Changes a locked form; gives its new version. */
export async function changeForm({ orm }: Db, applicationId: number, change: Change): Promise<number> {
  const [row] = await orm
    .update(incorporationForms)
    .set({ ...change, version: sql`${incorporationForms.version} + 1` })
    .where(eq(incorporationForms.applicationId, applicationId))
    .returning({ version: incorporationForms.version });
  if (!row) throw new Error('a locked form has gone');
  return row.version;
}

export async function addEvent(
  { orm }: Db,
  event: {
    applicationId: number;
    tipo: EventKind;
    fecha: Date;
    accountId?: number | null;
    nombre?: string;
    nota?: string | null;
  },
): Promise<void> {
  await orm.insert(incorporationEvents).values(event);
}

/** The name of an account's person; null without one. */
const nameOf = (account: string) => `nullif(btrim(${account}.nombre || ' ' || ${account}.apellidos), '')`;

const events = {
  name: 'incorporation_events_of',
  text: `
    select e.tipo, to_json(e.fecha) #>> '{}' as fecha, coalesce(e.nombre, ${nameOf('acc')}) as quien, e.nota
    from incorporation_events e left join accounts acc on acc.id = e.account_id
    where e.application_id = $1 order by e.id desc limit 200`,
};

interface StoredEvent {
  tipo: EventKind;
  fecha: string;
  quien: string | null;
  nota: string | null;
}

/** The newest 200. */
export const eventsOf = (db: Db, applicationId: number): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(events, [applicationId]);

const context = {
  name: 'incorporation_context',
  text: `
    select a.student_id as "idAlumno", acc.nombre, acc.apellidos, s.dni, s.num_seg_social is not null as "tieneNumSegSocial",
      o.titulo, o.url_acceso as "urlAcceso", o.fecha_inicio::text as "fechaInicio", o.fecha_fin::text as "fechaFin",
      o.company_id as "idEmpresa", c.nombre_comercial as empresa,
      coalesce(sn.cv -> 'academicos', '[]') as academicos, o.listado_titulaciones as titulaciones
    from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id
      join accounts acc on acc.id = a.student_id join students s on s.id = a.student_id
      left join application_snapshots sn on sn.application_id = a.id
    where a.id = $1`,
};

interface FormContext {
  idAlumno: number;
  nombre: string;
  apellidos: string;
  dni: string | null;
  tieneNumSegSocial: boolean;
  titulo: string;
  urlAcceso: string;
  fechaInicio: string | null;
  fechaFin: string | null;
  idEmpresa: number;
  empresa: string;
  academicos: Cv['academicos'];
  titulaciones: OfferContent['listado_titulaciones'];
}

/** Of the student, the offer and the company. */
export async function contextOf(db: Db, applicationId: number): Promise<FormContext> {
  const [row] = await db.query<FormContext>(context, [applicationId]);
  if (!row) throw new Error('a form without its application');
  return row;
}

const sources = {
  name: 'incorporation_sources',
  text: `
    select
      json_build_object('fechaInicio', o.fecha_inicio, 'fechaFin', o.fecha_fin, 'horario', o.horario,
        'numeroDiasSemana', o.numero_dias_semana, 'horasAldia', o.horas_aldia, 'horasSemana', o.horas_semana,
        'ayudaEstudio', o.ayuda_estudio, 'numeroPedido', o.numero_pedido, 'descripcion', o.descripcion,
        'tareas', o.tareas_a_desarrollar,
        'tutor', json_build_object('nombre', o.nombre_tutor_empresa, 'apellidos', o.apellidos_tutor_empresa,
          'dni', o.dni_tutor_empresa, 'cargo', o.puesto_tutor_empresa, 'email', o.email_tutor_empresa,
          'telefono', o.telefono_tutor_empresa, 'titulacion', o.titulacion_tutor_empresa,
          'departamento', o.departamento_tutor_empresa),
        'firmante', json_build_object('nombre', o.nombre_firmante, 'apellidos', o.apellidos_firmante,
          'dni', o.dni_firmante, 'cargo', o.cargo_firmante, 'email', o.email_firmante,
          'telefono', o.telefono_firmante)) as oferta,
      json_build_object('direccion', c.direccion, 'cp', c.cp, 'localidad', c.localidad, 'idPais', c.id_pais,
        'idProvincia', c.id_provincia, 'provincia', c.provincia,
        'firmante', json_build_object('nombre', c.firmante_nombre, 'apellidos', c.firmante_apellidos,
          'dni', c.firmante_dni, 'cargo', c.firmante_cargo, 'email', c.firmante_email,
          'telefono', c.firmante_telefono)) as empresa,
      (select json_build_object('nombre', k.nombre, 'apellidos', k.apellidos, 'email', k.email, 'telefono', k.telefono)
        from company_contacts k where k.company_id = c.id and k.account_id = $2 and k.eliminado is null limit 1) as contacto,
      (select g.datos -> 'datosFirmante' from agreements g where g.company_id = c.id and g.estado <> 'borrador'
        order by g.creado desc limit 1) as "firmanteConvenio",
      (select f.datos from incorporation_forms f join applications b on b.id = f.application_id
          join offers p on p.id = b.offer_id
        where p.company_id = c.id order by f.desde desc limit 1) as anterior
    from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id
    where a.id = $1`,
};

/** What a form is filled from; the contact is the one who selects. */
export async function sourcesOf(db: Db, applicationId: number, accountId: number): Promise<FormSources> {
  const [row] = await db.query<FormSources>(sources, [applicationId, accountId]);
  if (!row) throw new Error('a form without its application');
  return row;
}
