import { randomUUID } from 'node:crypto';
import type { calls, surveyContent } from '@portal/contract/surveys';
import { beginSurveyAnonymously, listStudentSurveys, portalSurveyContent } from '@portal/contract/surveys';
import type { z } from 'zod';
import { surveys, surveyVersions } from '../../db/tables/surveys.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addStudent, password } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { addPlacement, addTutorLink } from '../placements/placements.fixtures.ts';

type Content = z.input<typeof surveyContent>;

/** What a manager writes, in Spanish and Catalan: a survey of both that is open for long. */
export const someSurvey = (more: Partial<Content> = {}): Content => ({
  titulos: { es: 'Valora el servicio', ca: 'Valora el servei' },
  urlAcceso: 'https://encuestas.example.edu/s/12?clave={clave}',
  paraAlumnos: true,
  paraEmpresa: true,
  obligatoria: false,
  desde: '2020-01-01',
  hasta: null,
  ...more,
});

/** A survey that is there already. */
async function addSurvey({ database }: TestPortal): Promise<number> {
  const [row] = await database.orm
    .insert(surveys)
    .values({
      claveEnvio: randomUUID(),
      titulos: { es: 'Encuesta' },
      urlAcceso: 'https://encuestas.example.edu/s/12?clave={clave}',
      paraAlumnos: true,
      paraEmpresa: true,
      obligatoria: false,
      desde: '2020-01-01',
    })
    .returning({ id: surveys.id });
  return row?.id ?? 0;
}

type PortalContent = z.input<typeof portalSurveyContent>;

/** Questions of every kind: the first is mandatory, and its second answer goes past the next one. */
export const someQuestions: PortalContent['definicion'] = {
  descripciones: { es: 'Tus respuestas nos ayudan a mejorar.' },
  agradecimientos: { es: 'Gracias.' },
  preguntas: [
    {
      idPregunta: 1,
      tipo: 'una',
      textos: { es: '¿Has hecho prácticas?', ca: 'Has fet pràctiques?' },
      respuestaObligatoria: true,
      respuestas: [
        { idRespuesta: 1, textos: { es: 'Sí', ca: 'Sí' } },
        { idRespuesta: 2, textos: { es: 'No', ca: 'No' }, idPreguntaDestino: 3 },
      ],
    },
    { idPregunta: 2, tipo: 'escala', textos: { es: 'Valóralas' }, minimo: 1, maximo: 5 },
    {
      idPregunta: 3,
      tipo: 'varias',
      textos: { es: '¿Qué te interesa?' },
      maximo: 2,
      nuevaPagina: true,
      respuestas: [1, 2, 3].map((idRespuesta) => ({ idRespuesta, textos: { es: `Opción ${idRespuesta}` } })),
    },
    {
      idPregunta: 4,
      tipo: 'matriz',
      textos: { es: 'Di si estás de acuerdo' },
      respuestas: [1, 2].map((idRespuesta) => ({ idRespuesta, textos: { es: `Columna ${idRespuesta}` } })),
      filas: [1, 2].map((idFila) => ({ idFila, textos: { es: `Fila ${idFila}` } })),
    },
    { idPregunta: 5, tipo: 'numero', textos: { es: '¿Cuántos años tienes?' }, minimo: 16, maximo: 99 },
    { idPregunta: 6, tipo: 'texto', textos: { es: '¿Algo más?' } },
    { idPregunta: 7, tipo: 'fecha', textos: { es: '¿Desde cuándo?' } },
  ],
};

/** A survey of the portal for all students, by name, that is open for long. */
export const somePortalSurvey = (more: Partial<PortalContent> = {}): PortalContent => ({
  titulos: { es: 'Encuesta de satisfacción', ca: 'Enquesta de satisfacció' },
  definicion: someQuestions,
  paraAlumnos: true,
  paraEmpresa: false,
  sacaOpcionAnonima: false,
  conLogin: true,
  registraParticipacion: false,
  obligatoria: false,
  desde: '2020-01-01',
  hasta: null,
  ...more,
});

/** A survey of the portal that is there already. */
export async function addPortalSurvey(
  { database }: TestPortal,
  more: Partial<PortalContent> = {},
  estado: 'borrador' | 'abierta' | 'cerrada' = 'abierta',
): Promise<number> {
  const { definicion, ...settings } = portalSurveyContent.parse(somePortalSurvey(more));
  const { es, ca, en } = settings.titulos;
  const titulos = { ...(es && { es }), ...(ca && { ca }), ...(en && { en }) };
  const [row] = await database.orm
    .insert(surveys)
    .values({ ...settings, titulos, tipo: 'portal', estado, claveEnvio: randomUUID() })
    .returning({ id: surveys.id });
  const id = row?.id ?? 0;
  await database.orm.insert(surveyVersions).values({ surveyId: id, numVersion: 1, definicion });
  return id;
}

/** The key in the address that somebody was given. */
export const keyIn = (urlAcceso: string | undefined): string =>
  new URL(urlAcceso ?? 'https://none.example').searchParams.get('clave') ?? '';

const inAddress = new WeakMap<TestPortal, Promise<number>>();

/** The one that calls with its number in their address are about: everybody answers it, by name or without. */
export function surveyInAddress(portal: TestPortal): Promise<number> {
  const made = inAddress.get(portal) ?? addPortalSurvey(portal, { sacaOpcionAnonima: true });
  inAddress.set(portal, made);
  return made;
}

export const surveysBodies = ({ portal, company, student }: Callers): BodiesOf<typeof calls> => ({
  createSurvey: async () => ({ claveEnvio: randomUUID(), encuesta: someSurvey() }),
  editSurvey: async () => ({ idEncuesta: await addSurvey(portal), version: 1, encuesta: someSurvey() }),
  deleteSurvey: async () => ({ id: await addSurvey(portal) }),
  recordSurveyAnswer: async () => {
    await addSurvey(portal);
    const asked = await portal.get(listStudentSurveys, {}, { token: student.token });
    return { clave: keyIn(asked.find(({ tipo }) => tipo === 'externa')?.urlAcceso) };
  },
  openSurveyAccess: async () => ({ querystringValue: '' }),
  beginSurveyAsUser: async () => {
    const { usuario } = await addStudent(portal);
    const credenciales = { perfil: 'Alumno' as const, eUsuario: usuario, ePassword: password };
    return { querystringValue: '', credenciales };
  },
  beginSurveyBySignOn: async () => ({ querystringValue: '', respuesta: 'code=a&state=b' }),
  beginSurveyAnonymously: async () => ({ codigo: null }),
  saveSurveyAnswers: async () => {
    const { pase, codigo } = await portal.get(beginSurveyAnonymously, {
      params: { id: await surveyInAddress(portal) },
      body: { codigo: null },
    });
    return { pase, codigo, lContestaciones: [{ idPregunta: 1, valor: 1 }] };
  },
  listTutorSurveys: async () => {
    const { emailTutorEmpresa } = await addPlacement(portal, company.id);
    return { token: await addTutorLink(portal, { companyId: company.id, email: emailTutorEmpresa }) };
  },
  createPortalSurvey: async () => ({ claveEnvio: randomUUID(), encuesta: somePortalSurvey() }),
  editPortalSurvey: async () => ({
    idEncuesta: await addPortalSurvey(portal),
    version: 1,
    encuesta: somePortalSurvey(),
  }),
  duplicateSurvey: async () => ({ idEncuesta: await addPortalSurvey(portal), claveEnvio: randomUUID() }),
  openSurvey: async () => ({ idEncuesta: await addPortalSurvey(portal, {}, 'borrador'), version: 1 }),
  closeSurvey: async () => ({ idEncuesta: await addPortalSurvey(portal), version: 1 }),
  previewSurvey: async () => ({
    titulos: somePortalSurvey().titulos,
    definicion: someQuestions,
    idioma: 'es' as const,
  }),
  exportSurvey: async () => ({ idEncuesta: await addPortalSurvey(portal), formato: 'csv' as const }),
});
