import type { addDocument, getCv } from '@portal/contract/cv';
import type { Answer, Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { Json } from '../../http/json.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { forStudent, handIn } from '../document-requests/hand-in.ts';
import {
  hasDocument,
  insertDocument,
  insertLanguage,
  isLanguageTaken,
  readCv,
  removeDocument,
  removeLanguage,
  updateLanguage,
  updateStudent,
} from './cv.queries.ts';
import { languageProblems, unknownIds } from './cv.rules.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { needsWorkPermit } from './work-permit.rules.ts';
import { refuseProblems, type StudentCtx, savePart } from './write-part.ts';

export const cvRoutes = {
  ...personalDataRoutes,
  ...routes({
    getCv: (_, ctx) => ownCv(ctx),
    editPresentation: ({ body: { texto, version } }, ctx) =>
      savePart(ctx, 'presentacion', { presentacion: texto || null }, version),
    editPortfolioLink: ({ body: { enlace, version } }, ctx) =>
      savePart(ctx, 'enlace', { enlacePortfolio: enlace }, version),
    async editInternshipPreference({ body: { idPeriodoPreferencia, version } }, ctx) {
      refuseProblems(unknownIds({ idPeriodoPreferencia: ['period', idPeriodoPreferencia] }));
      return savePart(ctx, 'preferencia', { idPeriodoPreferenciaPracticas: idPeriodoPreferencia }, version);
    },
    async editSectors({ body: { sectoresInteres, version } }, ctx) {
      refuseProblems(unknownIds({ sectoresInteres: ['sector', sectoresInteres] }));
      return savePart(ctx, 'sectores', { sectoresInteres: once(sectoresInteres) }, version);
    },
    async editProfessionalProfile({ body: { version, areasFuncionales, ...body } }, ctx) {
      refuseProblems(unknownIds({ areasFuncionales: ['functionalArea', areasFuncionales] }));
      return savePart(ctx, 'perfil', { ...body, areasFuncionales: once(areasFuncionales) }, version);
    },
    editInternshipSearch: ({ body }, ctx) => save(ctx, { busquedaPracticasActiva: body.activa }),
    editJobSearch: ({ body }, ctx) => save(ctx, { busquedaTrabajoActiva: body.activa }),
    editWorkPermit: ({ body }, ctx) => save(ctx, { tienePermisoTrabajo: body.permiso }),
    async editInterestData({ body: { version, ...body } }, ctx) {
      const { carnesConducir, intereses, idJornada } = body;
      refuseProblems(
        unknownIds({
          carnesConducir: ['licence', carnesConducir],
          intereses: ['interest', intereses],
          idJornada: ['workingDay', idJornada],
        }),
      );
      const values = { ...body, carnesConducir: once(carnesConducir), intereses: once(intereses) };
      return savePart(ctx, 'interes', values, version);
    },
    async editSoftware({ body: { programasInformaticos, version } }, ctx) {
      refuseProblems(unknownIds({ programasInformaticos: ['software', programasInformaticos] }));
      return savePart(ctx, 'programas', { programasInformaticos: once(programasInformaticos) }, version);
    },
    async editCompetencies({ body: { competencias, version } }, ctx) {
      refuseProblems(unknownIds({ competencias: ['competency', competencias] }));
      return savePart(ctx, 'competencias', { competencias: once(competencias) }, version);
    },
    async addLanguage({ body }, { db, session }) {
      refuseProblems(languageProblems(body));
      const id = await insertLanguage(db, session.accountId, body);
      if (id === undefined) throw new Refusal('alreadyExists');
      return { id };
    },
    async editLanguage({ body }, { db, session }) {
      refuseProblems(languageProblems(body));
      try {
        if (await updateLanguage(db, session.accountId, body)) return null;
      } catch (error) {
        throw isLanguageTaken(error) ? new Refusal('alreadyExists') : error;
      }
      throw new Refusal('actionNotAllowed');
    },
    async deleteLanguage({ body }, { db, session }) {
      if (!(await removeLanguage(db, session.accountId, body.id))) throw new Refusal('actionNotAllowed');
      return null;
    },
    addDocument: saveDocument,
    // The file stays until nothing points to it any more: an application may have been sent with it.
    async deleteDocument({ body }, { db, session }) {
      if (!(await removeDocument(db, session.accountId, body.id))) throw new Refusal('actionNotAllowed');
      return null;
    },
  }),
};

const once = (ids: readonly number[]): number[] => [...new Set(ids)];

async function ownCv(ctx: StudentCtx): Promise<Json<Answer<typeof getCv>>> {
  const { files } = ctx;
  const { cv, ...read } = await readCv(ctx.db, ctx.session.accountId);
  const documents = (wanted: boolean) =>
    read.documentos
      .filter(({ privado }) => privado === wanted)
      .map(({ fileId, privado: _, ...document }) => ({
        ...document,
        url: files.link(fileId, document.nombre).url,
      }));
  const rest: Omit<Answer<typeof getCv>, 'cv'> = {
    reservados: read.reservados,
    versiones: versionsOf(read.versiones),
    adjuntosExperiencia: read.adjuntos.map(({ idExperiencia, fileId, nombre }) => ({
      idExperiencia,
      ...files.link(fileId, nombre),
    })),
    urlCV: read.pdf && files.link(read.pdf.id, read.pdf.nombre).url,
    idNivelFormativoSNE: read.idNivelFormativoSNE,
    urlImagenPerfil: read.foto && files.link(read.foto.id, read.foto.nombre).url,
    necesitaPermisoTrabajo: needsWorkPermit(read.nacionalidades),
    documentos: documents(false),
    documentosPrivados: documents(true),
    documentosProcesos: read.pedidos.map((request) => forStudent(ctx, request)),
  };
  return new Json(`{"cv":${cv},${JSON.stringify(rest).slice(1)}`);
}

type Versions = Answer<typeof getCv>['versiones'];

/** A part that was never written as a whole has the version 0. */
function versionsOf(kept: Partial<Versions>): Versions {
  const none: Versions = {
    personales: 0,
    email: 0,
    interes: 0,
    programas: 0,
    competencias: 0,
    sectores: 0,
    perfil: 0,
    presentacion: 0,
    enlace: 0,
    preferencia: 0,
  };
  return { ...none, ...kept };
}

async function save({ db, session }: StudentCtx, values: Parameters<typeof updateStudent>[2]): Promise<null> {
  await updateStudent(db, session.accountId, values);
  return null;
}

async function saveDocument({ body }: Input<typeof addDocument>, ctx: StudentCtx) {
  const { idTipoDocumento, fichero, privado, idSolicitud } = body;
  const studentId = ctx.session.accountId;
  if (idSolicitud !== null) return { id: await handIn(ctx, idSolicitud, fichero) };
  if (idTipoDocumento === null)
    throw new FieldRefusal([{ campo: 'idTipoDocumento', error: fieldError('required') }]);
  refuseProblems(unknownIds({ idTipoDocumento: ['documentType', idTipoDocumento] }));
  if (await hasDocument(ctx.db, studentId, { idTipoDocumento, nombre: fichero.nombre, privado })) {
    throw new Refusal('documentAlreadyUploaded');
  }
  const fileId = await ctx.files.saveUpload(ctx, 'fichero', fichero);
  const id = await insertDocument(ctx.db, {
    studentId,
    idTipoDocumento,
    fileId,
    privado,
    fecha: ctx.now(),
  });
  return { id };
}
