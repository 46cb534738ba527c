import { applicationStates } from '@portal/contract/applications';
import { addDays } from '@portal/contract/days';
import type {
  IncorporationData,
  IncorporationDraft,
  IncorporationState,
} from '@portal/contract/incorporation-forms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { applications } from '../../server/src/db/tables/applications.ts';
import { companies } from '../../server/src/db/tables/companies.ts';
import { incorporationEvents, incorporationForms } from '../../server/src/db/tables/incorporation-forms.ts';
import { offers } from '../../server/src/db/tables/offers.ts';
import { needsIncorporationForm } from '../../server/src/features/applications/applications.rules.ts';
import { demoAccounts } from '../accounts.ts';
import type { Demo } from '../demo.ts';
import { makeDni } from '../identity-numbers.ts';
import { inBatches } from '../insert.ts';
import { spanishNames } from '../names.ts';
import { around, type Random, seeded } from '../random.ts';

const { awaitingIncorporationForm, selected } = applicationStates;

/** The states of forms of selected candidates, in turn. */
const states: readonly IncorporationState[] = [
  'enviado',
  'validado',
  'validado',
  'devuelto',
  'validado',
  'validado',
  'validado',
];

const timetables = [
  'De lunes a viernes, de 9 a 13 h',
  'De lunes a viernes, de 15 a 19 h',
  'Mañanas, de 9:30 a 13:30 h',
];

const competencies: readonly IncorporationData['competencias'][] = [
  {
    genericas: ['comunicacion', 'trabajoEquipo'],
    especificas: 'Aplicar en la empresa las técnicas de la titulación.',
  },
  {
    genericas: ['planificacionOrganizacion', 'pensamientoAnalitico'],
    especificas: 'Preparar informes y presentarlos al equipo.',
  },
];

function person(random: Random, cargo: string) {
  const nombre = random.pick(spanishNames.nombres);
  const apellidos = `${random.pick(spanishNames.apellidos)} ${random.pick(spanishNames.apellidos)}`;
  const plain = `${nombre}.${apellidos.split(' ')[0] ?? ''}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '');
  return {
    nombre,
    apellidos,
    dni: makeDni(random),
    cargo,
    email: `${plain.toLowerCase()}@empresa.example`,
    telefono: `96${random.whole(1_000_000, 9_999_999)}`,
  };
}

interface Place {
  direccion: string | null;
  codigoPostal: string | null;
  localidad: string | null;
  idPais: number;
  idProvincia: number | null;
  fechaInicio: string;
  descripcion: string | null;
  tareas: string | null;
  ayudaEstudio: number | null;
}

function formOf(random: Random, place: number, of: Place): IncorporationData {
  const signatory = person(random, 'Dirección general');
  // Some are unpaid, whatever was offered: the social security asks for their days.
  const isPaid = place % 2 === 0 && (of.ayudaEstudio ?? 0) > 0;
  const { cargo: _, dni: __, ...contacto } = person(random, 'Recursos Humanos');
  return {
    contacto,
    firmanteConvenio: signatory,
    firmanteAnexo: signatory,
    lugar: {
      direccion: of.direccion ?? 'Calle de la Paz, 12',
      codigoPostal: of.codigoPostal ?? '46003',
      localidad: of.localidad ?? 'València',
      idPais: of.idPais,
      idProvincia: of.idProvincia ?? 46,
      provincia: null,
      teletrabajo: place % 3 === 0,
    },
    tutor: { ...person(random, 'Responsable de equipo'), titulacion: null, departamento: null },
    horario: {
      fechaInicio: of.fechaInicio,
      fechaFin: addDays(of.fechaInicio, 118),
      horario: around(timetables, place),
      numeroDiasSemana: 5,
      horasAldia: 4,
      horasSemana: 20,
      horasTotales: 320,
    },
    condiciones: {
      remunerada: isPaid,
      ayudaEstudio: isPaid ? of.ayudaEstudio : null,
      requierePedido: false,
      numeroPedido: null,
    },
    actividad: {
      descripcionActividad: of.descripcion?.replace(/<[^>]+>/g, ' ').slice(0, 2000) || 'Apoyo al equipo.',
      tareas: of.tareas?.replace(/<[^>]+>/g, ' ').slice(0, 2000) || 'Preparar informes y revisar datos.',
      formacionAdquirida: 'Formación inicial en las herramientas del equipo y en prevención de riesgos.',
    },
    competencias: around(competencies, place),
    seguimiento: { tipoSeguimiento: 'semanal', informaRiesgos: true, facilitaProteccion: true },
  };
}

/** As its company has left it: what the offer does not say is still missing. */
const unfinished = ({ contacto, lugar, horario, actividad }: IncorporationData): IncorporationDraft => ({
  contacto,
  firmanteConvenio: {},
  firmanteAnexo: {},
  lugar,
  tutor: {},
  horario,
  condiciones: { remunerada: null, requierePedido: false },
  actividad: { ...actividad, formacionAdquirida: null },
  competencias: {},
  seguimiento: {},
});

const returned = [
  { campo: 'horario.horario', motivo: 'Indique también a qué hora es la pausa.' },
  {
    campo: 'tutor.cargo',
    motivo: 'El cargo tiene que ser el que consta en el organigrama que nos enviaron.',
  },
];

/** The incorporation forms of candidates selected for an internship, in every state but withdrawn. */
export async function addIncorporationForms({ db: { orm }, brand, calendar }: Demo): Promise<void> {
  if (!needsIncorporationForm('practicas', brand)) return;
  const random = seeded(11);
  const chosen = await orm
    .select({
      applicationId: applications.id,
      idEstado: applications.idEstado,
      usuario: accounts.usuario,
      fecha: applications.fechaEstado,
      accountId: offers.accountId,
      direccion: companies.direccion,
      codigoPostal: companies.cp,
      localidad: companies.localidad,
      idPais: companies.idPais,
      idProvincia: companies.idProvincia,
      fechaInicio: offers.fechaInicio,
      descripcion: offers.descripcion,
      tareas: offers.tareasAdesarrollar,
      ayudaEstudio: offers.ayudaEstudio,
    })
    .from(applications)
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .innerJoin(accounts, eq(accounts.id, applications.studentId))
    .where(
      and(
        eq(offers.tipo, 'practicas'),
        inArray(applications.idEstado, [awaitingIncorporationForm, selected]),
      ),
    )
    .orderBy(asc(applications.id));
  let turn = 0;
  const made = chosen.map(
    ({ applicationId, idEstado, usuario, fecha, accountId, fechaInicio, ...of }, place) => {
      const isOfDemoStudent = demoAccounts.some((account) => account.usuario === usuario);
      const inTurn = isOfDemoStudent ? 'validado' : around(states, turn++);
      const estado = idEstado === selected ? inTurn : 'abierto';
      const whole = formOf(random, place, { ...of, fechaInicio: fechaInicio ?? calendar.day(30) });
      const form: typeof incorporationForms.$inferInsert = {
        applicationId,
        estado,
        version: estado === 'abierto' ? 1 : 2,
        datos: estado === 'abierto' ? unfinished(whole) : whole,
        motivos: estado === 'devuelto' ? returned : [],
        desde: fecha,
        creado: fecha,
      };
      const event = (tipo: (typeof incorporationEvents.$inferInsert)['tipo'], by: number | null) => ({
        applicationId,
        tipo,
        fecha,
        accountId: by,
      });
      const events = [
        event('abierto', accountId),
        ...(estado === 'abierto' ? [] : [event('enviado', accountId)]),
        ...(estado === 'devuelto' || estado === 'validado' ? [event(estado, null)] : []),
      ];
      return { form, events };
    },
  );
  await inBatches(
    made.map(({ form }) => form),
    (rows) => orm.insert(incorporationForms).values(rows).returning({ id: incorporationForms.applicationId }),
  );
  await inBatches(
    made.flatMap(({ events }) => events),
    (rows) => orm.insert(incorporationEvents).values(rows).returning({ id: incorporationEvents.id }),
  );
}
