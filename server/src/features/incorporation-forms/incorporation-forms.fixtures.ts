import { randomUUID } from 'node:crypto';
import type { calls, IncorporationData, IncorporationState } from '@portal/contract/incorporation-forms';
import { spain } from '@portal/contract/places';
import { applications } from '../../db/tables/applications.ts';
import { incorporationForms } from '../../db/tables/incorporation-forms.ts';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import { newCandidate, setState } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addLink } from './incorporation-links.queries.ts';

const signatory = {
  nombre: 'Aina',
  apellidos: 'Roca Ferrer',
  dni: '12345678Z',
  cargo: 'Directora general',
  email: 'aina.roca@empresa.example',
  telefono: '961234567',
};

/** A form as it is sent. */
export const formData: IncorporationData = {
  contacto: {
    nombre: 'Pere',
    apellidos: 'Soler Mas',
    email: 'pere.soler@empresa.example',
    telefono: '961234568',
  },
  firmanteConvenio: signatory,
  firmanteAnexo: signatory,
  lugar: {
    direccion: 'Calle Colón, 12',
    codigoPostal: '46004',
    localidad: 'València',
    idPais: spain,
    idProvincia: 46,
    provincia: null,
    teletrabajo: false,
  },
  tutor: {
    nombre: 'Marta',
    apellidos: 'Gil Ros',
    dni: '00000000T',
    email: 'marta.gil@empresa.example',
    telefono: '961234569',
    cargo: 'Jefa de proyectos',
    titulacion: null,
    departamento: null,
  },
  horario: {
    fechaInicio: '2031-02-03',
    fechaFin: '2031-06-27',
    horario: 'De lunes a viernes, de 9 a 13 h',
    numeroDiasSemana: 5,
    horasAldia: 4,
    horasSemana: 20,
    horasTotales: 400,
  },
  condiciones: { remunerada: true, ayudaEstudio: 450, requierePedido: false, numeroPedido: null },
  actividad: {
    descripcionActividad: 'Apoyo al equipo de análisis.',
    tareas: 'Preparar informes y revisar datos.',
    formacionAdquirida: 'Estadística aplicada.',
  },
  competencias: { genericas: ['comunicacion', 'trabajoEquipo'], especificas: 'Análisis de datos.' },
  seguimiento: { tipoSeguimiento: 'semanal', informaRiesgos: true, facilitaProteccion: true },
};

/** A selected candidate of the company whose form is in this state, without having gone there. */
export async function addForm(portal: TestPortal, companyId: number, estado: IncorporationState = 'abierto') {
  const { id, urlOferta, student } = await newCandidate(portal, companyId);
  await setState(portal, id, estado === 'abierto' ? 98 : 5);
  return { ...(await addFormOf(portal, id, estado)), urlOferta, student };
}

async function addFormOf({ database }: TestPortal, applicationId: number, estado: IncorporationState) {
  const now = new Date();
  await database.orm
    .insert(incorporationForms)
    .values({ applicationId, estado, datos: formData, desde: now, creado: now });
  return { idSolicitud: applicationId, version: 1 };
}

/** A link to the tutor's section that is good for a day. */
export async function addSectionLink({ database }: TestPortal, applicationId: number) {
  const token = newSecret();
  const creado = new Date();
  const id = await addLink(database, {
    applicationId,
    secretoHash: hashOfSecret(token),
    seccion: 'tutor',
    nombre: 'Marta Gil',
    creado,
    caduca: new Date(creado.getTime() + 86_400_000),
  });
  if (id === undefined) throw new Error('no link was written');
  return { id, token };
}

export function incorporationFormsBodies({ portal, company, student }: Callers): BodiesOf<typeof calls> {
  const seen = async (estado?: IncorporationState) => {
    const { idSolicitud, version } = await addForm(portal, company.id, estado);
    return { idSolicitud, version };
  };
  const open = async () => (await seen()).idSolicitud;
  const link = async () => {
    const idSolicitud = await open();
    return { idSolicitud, ...(await addSectionLink(portal, idSolicitud)) };
  };
  const parte = { seccion: 'tutor' as const, datos: { nombre: 'Júlia' } };
  return {
    saveIncorporationSection: async () => ({ idSolicitud: await open(), versionSeccion: 0, parte }),
    sendIncorporationForm: async () => ({ ...(await seen()), datos: formData }),
    withdrawIncorporationForm: async () => ({ idSolicitud: await open(), motivo: 'Cambio de planes.' }),
    addIncorporationLink: async () => ({
      idSolicitud: await open(),
      seccion: 'tutor',
      nombre: 'Marta Gil',
      claveEnvio: randomUUID(),
    }),
    withdrawIncorporationLink: async () => {
      const { idSolicitud, id } = await link();
      return { idSolicitud, id };
    },
    openIncorporationLink: async () => ({ token: (await link()).token }),
    saveIncorporationByLink: async () => ({ token: (await link()).token, versionSeccion: 0, parte }),
    withdrawIncorporation: async () => {
      const { id, urlAcceso } = await addOffer(portal, company.id);
      // Whatever other calls made of the student, who may not apply any more.
      const [application] = await portal.database.orm
        .insert(applications)
        .values({ offerId: id, studentId: student.id, idEstado: 98 })
        .returning({ id: applications.id });
      if (!application) throw new Error('the application was not written');
      await addFormOf(portal, application.id, 'abierto');
      return { urlOferta: urlAcceso, motivo: 'He aceptado otra oferta.' };
    },
    validateIncorporationForm: async () => ({ ...(await seen('enviado')), tipoPractica: 'curricular' }),
    validateIncorporationForms: async () => ({
      formularios: [await seen('enviado')],
      tipoPractica: 'curricular',
    }),
    returnIncorporationForm: async () => ({
      ...(await seen('enviado')),
      motivos: [{ campo: 'horario.horario', motivo: 'Falta el horario de tarde.' }],
    }),
  };
}
