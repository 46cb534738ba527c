import { listCandidates } from '@portal/contract/candidates';
import { createCommunication } from '@portal/contract/communications';
import type { Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { type ScreenId, screenIds, screenNames } from '@portal/contract/screens';
import { uploadImport } from '@portal/contract/student-imports';
import { listStudents } from '@portal/contract/students';
import { createSurvey } from '@portal/contract/surveys';
import { listPendingCompanies, listPendingStudents } from '@portal/contract/validations';
import { screens } from '../web/src/app/areas.ts';
import { addressOf } from '../web/src/lib/routing/paths.ts';
import { newPerson, register } from './newcomers.ts';
import { clientOf } from './people.ts';
import { applyTo, internship, job, newTitle, openOffer, sendOffer } from './scene.ts';

/** Every screen of the page's own table, so that a new one is gone over without being named here. */

export const readers = ['visitor', 'Alumno', 'Empresa', 'Gestor'] as const satisfies readonly (
  | 'visitor'
  | Role
)[];
export type Reader = (typeof readers)[number];

/** Parameters of the screens that show one thing, from what there is in the demo institution. */
type Parameters = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

async function makeScene(): Promise<Parameters> {
  const open = await openOffer(internship(newTitle('Se recorre')));
  const openJob = await openOffer(job(newTitle('Se recorre')));
  const waiting = await sendOffer(internship(newTitle('Espera y se recorre')));
  await applyTo(open);
  await register(newPerson('Recorrida'));
  const company = await clientOf('empresa');
  const { candidatos } = await company.get(listCandidates, { params: { id: open }, query: {} });
  const manager = await clientOf('gestora');
  const { empresas } = await manager.get(listPendingCompanies, { query: {} });
  const { alumnos } = await manager.get(listPendingStudents, { query: {} });
  const { idComunicacion } = await manager.get(createCommunication, {
    body: { claveEnvio: crypto.randomUUID(), comunicacion: aCommunication },
  });
  const { idEncuesta } = await manager.get(createSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta: aSurvey },
  });
  const { alumnos: students } = await manager.get(listStudents, { query: {} });
  const imported = await manager.get(uploadImport, { body: { fichero: aSpreadsheet } });
  return {
    managedStudent: { id: students[0]?.idAlumno ?? 0 },
    studentImport: { id: imported.id },
    managedSurvey: { id: idEncuesta },
    // Nobody was given this key: what the page says of one that was, its own journey goes over.
    surveyAnswered: { clave: 'A'.repeat(32) },
    communication: { id: idComunicacion },
    internshipOffer: { urlAcceso: open },
    jobOffer: { urlAcceso: openJob },
    application: { urlAcceso: open },
    myOffer: { id: open },
    companyOffer: { id: open },
    offerPreview: { id: open },
    editOffer: { id: waiting },
    candidate: { id: candidatos[0]?.idCandidatura ?? 0 },
    brandPage: { id: 'condiciones-practicas' },
    pendingOffer: { id: waiting },
    pendingCompany: { id: empresas[0]?.idEmpresa ?? 0 },
    pendingStudent: { id: alumnos[0]?.idAlumno ?? 0 },
  };
}

const aSpreadsheet = {
  ficheroB64: Buffer.from('Correo;Nombre\na@alumnos.example;Ana').toString('base64'),
  extension_adjunto: 'csv',
  nombre: 'alumnos.csv',
} as const;

const aCommunication = {
  destinatarios: 'Alumno',
  fechaDesde: '2030-01-01',
  fechaHasta: null,
  enlace: null,
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
} as const;

/** Of another year: nobody is asked to answer it. */
const aSurvey = {
  titulos: { es: 'Se recorre' },
  urlAcceso: 'https://encuestas.example/s/1?clave={clave}',
  paraAlumnos: true,
  paraEmpresa: true,
  obligatoria: false,
  desde: '2030-01-01',
  hasta: null,
} as const;

let scene: Promise<Parameters> | undefined;

/** The address of a screen, and of what it shows where it shows one thing. */
export async function addressOfScreen(id: ScreenId, language: Language): Promise<string> {
  if (!screenNames[id].paths.es[0].includes(':')) return addressOf(language, id);
  scene ??= makeScene();
  const parameters = (await scene)[id];
  if (parameters === undefined) throw new Error(`say in e2e/screens.ts which ${id} is shown`);
  return addressOf(language, id, parameters);
}

/**
 * The first ends the session that the others need. The others lead away from whoever comes by their address alone, and
 * are gone over by those who do not.
 */
const apart: ReadonlySet<ScreenId> = new Set([
  'logout',
  'acceptance',
  'secondFactor',
  'maintenance',
  'registerSignedOn',
]);

function isFor(reader: Reader, id: ScreenId): boolean {
  if (apart.has(id)) return false;
  const { access } = screens[id];
  if (reader === 'visitor') return access === 'public' || access === 'anonymous';
  if (typeof access === 'string') return access === 'anyRole';
  return access.includes(reader);
}

/** The screens of somebody. */
export const screensFor = (reader: Reader): readonly ScreenId[] =>
  screenIds.filter((id) => isFor(reader, id));
