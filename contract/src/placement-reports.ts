import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { day } from './fields.ts';
import { languages } from './languages.ts';
import {
  hostReport,
  hostReportKinds,
  mark,
  memoria,
  memoriaDraft,
  placementReports,
  reportKinds,
  seenVersion,
} from './placement-reports/report.ts';
import { tutorToken } from './placements/by-link.ts';
import { idPractica } from './placements/placement.ts';
import { fieldError } from './validation.ts';

export * from './placement-reports/report.ts';

const read = {
  method: 'GET',
  params: z.object({ id }),
  answer: placementReports,
  refusals: ['placementStudentNotFound'],
  absent: 'placementStudentNotFound',
} as const;

export const getOwnReports = endpoint({
  ...read,
  path: '/api/Alumno/dameInformesPractica/:id',
  access: ['Alumno'],
  summary: 'The final report, the mark and the certificates of a placement of the student, with the draft.',
  answer: placementReports.extend({
    /** The final report as it is being written, filled from the placement before it was begun. */
    borrador: memoriaDraft,
    versionBorrador: seenVersion,
    /** From when the final report can be sent; null where it can be, or cannot any more. */
    memoriaDesde: day.nullable(),
  }),
});

export const getCompanyReports = endpoint({
  ...read,
  path: '/api/Empresa/dameInformesPractica/:id',
  access: ['Empresa'],
  summary: 'The host tutor’s reports of a placement at the company.',
});

export const getManagedReports = endpoint({
  ...read,
  path: '/api/Gestor/dameInformesPractica/:id',
  access: ['Gestor'],
  summary: 'The reports, the mark and the certificates of a placement.',
});

const byLink = { token: tutorToken, idPractica };

export const getTutorReports = endpoint({
  method: 'POST',
  path: '/api/Publico/dameInformesTutor',
  access: 'public',
  writes: false,
  summary:
    'What the tutor whose link it is reads of a placement: the host tutor their reports, the academic tutor all of them and the mark.',
  body: z.object(byLink),
  answer: placementReports,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound'],
  callsAMinute: 60,
});

// The student’s final report

export const saveMemoria = endpoint({
  method: 'POST',
  path: '/api/Alumno/guardaMemoriaPractica',
  access: ['Alumno'],
  summary: 'Keeps what is written of the final report so far; nobody else reads it until it is sent.',
  body: z.object({ idPractica, version: seenVersion, datos: memoriaDraft.partial() }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
});

export const sendMemoria = endpoint({
  method: 'POST',
  path: '/api/Alumno/enviaMemoriaPractica',
  access: ['Alumno'],
  summary:
    'Sends the final report, which becomes a PDF; sent again it replaces the one before, until a manager has accepted it.',
  body: z.object({ idPractica, version: seenVersion, datos: memoria }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

// The host tutor’s reports

const hostBody = { tipo: z.enum(hostReportKinds), version: seenVersion, datos: hostReport };

export const sendHostReport = endpoint({
  method: 'POST',
  path: '/api/Empresa/enviaInformePractica',
  access: ['Empresa'],
  summary:
    'Sends the host tutor’s final or interim report, which becomes a PDF; sent again it replaces the one before, until a manager has accepted it.',
  body: z.object({ idPractica, ...hostBody }),
  answer: placementReports,
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

export const sendHostReportByLink = endpoint({
  method: 'POST',
  path: '/api/Publico/enviaInformeTutor',
  access: 'public',
  summary: 'The same, by the host tutor’s link.',
  body: z.object({ ...byLink, ...hostBody }),
  answer: placementReports,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
  callsAMinute: 30,
});

// The mark

export const markPlacement = endpoint({
  method: 'POST',
  path: '/api/Publico/valoraPractica',
  access: 'public',
  summary: 'The academic tutor’s mark of a placement, by link; given again it replaces the one before.',
  body: z.object({ ...byLink, version: seenVersion, ...mark.shape }),
  answer: placementReports,
  refusals: ['linkExpiredOrUsed', 'placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
  callsAMinute: 30,
});

// Of managers

export const acceptReport = endpoint({
  method: 'POST',
  path: '/api/Gestor/aceptaInformePractica',
  access: ['Gestor'],
  summary: 'Accepts a report that was sent, which then changes no more.',
  body: z.object({
    idPractica,
    tipo: z.enum(reportKinds, fieldError('chooseOne')),
    version: z.int32().min(1),
  }),
  answer: placementReports,
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
  notice: 'infoUpdated',
});

const issue = {
  method: 'POST',
  body: z.object({ idPractica, idioma: z.enum(languages, fieldError('chooseOne')) }),
  answer: placementReports.shape.certificados.element,
  refusals: ['placementStudentNotFound', 'cannotChangeState'],
} as const;

export const issueOwnCertificate = endpoint({
  ...issue,
  path: '/api/Alumno/emiteCertificadoPractica',
  access: ['Alumno'],
  summary:
    'The certificate of a closed placement of the student as a PDF in a language. The same again gives the same file.',
});

export const issueCertificate = endpoint({
  ...issue,
  path: '/api/Gestor/emiteCertificadoPractica',
  access: ['Gestor'],
  summary:
    'The certificate of a closed placement as a PDF in a language. The same again gives the same file.',
});

export const calls = {
  getOwnReports,
  getCompanyReports,
  getManagedReports,
  getTutorReports,
  saveMemoria,
  sendMemoria,
  sendHostReport,
  sendHostReportByLink,
  markPlacement,
  acceptReport,
  issueOwnCertificate,
  issueCertificate,
};
