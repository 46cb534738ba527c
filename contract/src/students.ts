import { z } from 'zod';
import { accountStates } from './account-states.ts';
import { passwordLinkUses } from './accounts.ts';
import { stateId } from './applications.ts';
import { reserved } from './cv.ts';
import { managedDocumentRequest } from './document-requests.ts';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, moment, urlAcceso } from './fields.ts';
import { fileLink } from './files.ts';
import { study } from './studies.ts';
import { studyData } from './study-requests.ts';

/** The students as managers see them: a list, one of them, and what managers set. */

/** `UTP` does internships, `UTE` only jobs (specification 2, §6). */
export const studentTypes = ['UTP', 'UTE'] as const;
export type StudentType = (typeof studentTypes)[number];
export const studentServices = ['practicas', 'empleo', 'soloCiclosUAX'] as const;

const filters = z.object({
  texto: z.string().trim().max(200).optional(),
  idTitulacion: id.optional(),
  curso: z.coerce.number().int().min(1).max(8).optional(),
  servicio: z.enum(studentServices).optional(),
  tipo: z.enum(studentTypes).optional(),
  /** With requests about studies that wait, or without. */
  conSolicitudes: z.stringbool().optional(),
});
export type StudentFilters = z.output<typeof filters>;

const services = z.object({
  conPracticas: z.boolean(),
  conEmpleo: z.boolean(),
  puedeOfertasPracticas: z.boolean(),
  soloCiclosUAX: z.boolean(),
  /** Whether the institution has checked the identity document. */
  validadoDOIP: z.boolean(),
});
/** What one press switches: whatever is not named stays as it is. */
const switched = services.partial();
export type StudentServices = z.infer<typeof switched>;

const listedStudent = services.extend({
  idAlumno: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  dni: z.string().nullable(),
  estado: z.enum(accountStates),
  tipo: z.enum(studentTypes),
  /** The study under way, else the newest. */
  estudio: study.pick({ idTitulacion: true, titulo: true, curso: true, actual: true }).nullable(),
  numSolicitudes: z.number().int(),
  /** Whether the student wants the newsletter. */
  boletin: z.boolean(),
  numCandidaturas: z.number().int(),
  ultimoAcceso: moment.nullable(),
});
export type ListedStudent = z.infer<typeof listedStudent>;

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAlumnos',
  access: ['Gestor'],
  summary: 'Students by words, degree, year, services, type and requests that wait, the newest first.',
  query: pageQuery.extend(filters.shape),
  answer: z.object({ alumnos: z.array(listedStudent), numTotal: z.number().int() }),
  refusals: [],
});

export const exportStudents = endpoint({
  method: 'POST',
  path: '/api/Gestor/exportaAlumnos',
  access: ['Gestor'],
  summary: 'The same list whole, as a file of a spreadsheet; formulas in cells are neutralised.',
  body: filters.extend({ formato: z.enum(['xlsx', 'csv']) }),
  answer: fileLink,
  refusals: [],
});

const studentDocument = z.object({ idTipoDocumento: z.number().int(), fichero: fileLink, fecha: moment });

export const getStudent = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameAlumno/:id',
  access: ['Gestor'],
  summary:
    'A student: data, services, studies, applications and documents. The history says who has read it.',
  writes: true,
  params: z.object({ id }),
  answer: listedStudent.extend({
    telefono: z.string().nullable(),
    fechaNacimiento: day.nullable(),
    idPais: z.number().int().nullable(),
    idProvincia: z.number().int().nullable(),
    localidad: z.string().nullable(),
    urlImagenPerfil: z.string().nullable(),
    /** What a link by which they come in would do to the password; null where they can be sent none. */
    enlaceAcceso: z.enum(passwordLinkUses).nullable(),
    creada: moment,
    estudios: z.array(
      study.extend({
        /** What the average was before it was changed, and until when: the newest five. */
        notasAnteriores: z.array(z.object({ nota: z.number(), hasta: moment })),
      }),
    ),
    candidaturas: z.array(
      z.object({
        urlOferta: urlAcceso,
        titulo: z.string(),
        empresa: z.string(),
        idEstado: stateId,
        rechazadaPorAlumno: z.boolean(),
        fecha: moment,
      }),
    ),
    documentos: z.array(studentDocument),
    documentosPrivados: z.array(studentDocument),
    documentosProcesos: z.array(managedDocumentRequest),
    /** The sessions that are open or were in the last days, the newest first. */
    accesos: z.array(moment),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const getReservedData = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameDatosReservadosAlumno/:id',
  access: ['Gestor'],
  summary:
    'What managers alone read of a student, but for what the institution does not ask. The history says who has read it.',
  writes: true,
  params: z.object({ id }),
  answer: reserved,
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const editStudentStudy = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaEstudioAlumno',
  access: ['Gestor'],
  summary: 'Changes credits, year, average and campus of a study of the university.',
  body: studyData.extend({ id }),
  answer: nothing,
  refusals: ['studiesNotFound'],
  notice: 'infoUpdated',
});

export const editStudentServices = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaServiciosAlumno',
  access: ['Gestor'],
  summary:
    "Switches those of a student's services that are named, and says whether the identity document was checked.",
  body: switched.extend({
    idAlumno: id,
    /** The document that was checked: with `validadoDOIP`. */
    dni: z.string().nullable().optional(),
  }),
  answer: nothing,
  // 49: the student has another document by now.
  refusals: ['actionNotAllowed', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const sendAccessLink = endpoint({
  method: 'POST',
  path: '/api/Gestor/enviaEnlaceAcceso',
  access: ['Gestor'],
  summary: 'Sends a student a link by mail that sets the password, the first one or another.',
  body: z.object({ idAlumno: id }),
  answer: nothing,
  // 49: the account is not active, or its student comes by single sign-on.
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const calls = {
  listStudents,
  exportStudents,
  getStudent,
  getReservedData,
  editStudentStudy,
  editStudentServices,
  sendAccessLink,
};

export { screens } from './screens/students.ts';
