import type { addDocument, editPersonalData, getCv } from '@portal/contract/cv';
import type { Answer, Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { Json } from '../../http/json.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import {
  hasDocument,
  insertDocument,
  isDniTaken,
  readCv,
  removeDocument,
  removeLanguage,
  saveLanguage,
  updateStudent,
} from './cv.queries.ts';
import { languageProblems, personalDataToKeep, unknownIds } from './cv.rules.ts';

type StudentCtx = Ctx<StudentSession>;

export const cvRoutes = routes({
  async getCv(_, { db, session, files }) {
    const { cv, documentos } = await readCv(db, session.accountId);
    const linked = documentos.map(({ fileId, ...document }) => ({
      ...document,
      url: files.link(fileId, document.nombre).url,
    }));
    return new Json<Answer<typeof getCv>>(`{"cv":${cv},"documentos":${JSON.stringify(linked)}}`);
  },
  editPersonalData: savePersonalData,
  editInternshipSearch: ({ body }, ctx) => save(ctx, { busquedaPracticasActiva: body.activa }),
  editJobSearch: ({ body }, ctx) => save(ctx, { busquedaTrabajoActiva: body.activa }),
  editWorkPermit: ({ body }, ctx) => save(ctx, { tienePermisoTrabajo: body.permiso }),
  async editInterestData({ body }, ctx) {
    const { carnesConducir, intereses } = body;
    refuseProblems(
      unknownIds({ carnesConducir: ['licence', carnesConducir], intereses: ['interest', intereses] }),
    );
    return save(ctx, { ...body, carnesConducir: once(carnesConducir), intereses: once(intereses) });
  },
  async editSoftware({ body: { programasInformaticos } }, ctx) {
    refuseProblems(unknownIds({ programasInformaticos: ['software', programasInformaticos] }));
    return save(ctx, { programasInformaticos: once(programasInformaticos) });
  },
  async editCompetencies({ body: { competencias } }, ctx) {
    refuseProblems(unknownIds({ competencias: ['competency', competencias] }));
    return save(ctx, { competencias: once(competencias) });
  },
  async addLanguage({ body }, { db, session }) {
    refuseProblems(languageProblems(body));
    return { id: await saveLanguage(db, session.accountId, body) };
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
});

const once = (ids: readonly number[]): number[] => [...new Set(ids)];

function refuseProblems(problems: ReturnType<typeof unknownIds>): void {
  if (problems.length > 0) throw new FieldRefusal(problems);
}

async function save({ db, session }: StudentCtx, values: Parameters<typeof updateStudent>[2]): Promise<null> {
  await updateStudent(db, session.accountId, values);
  return null;
}

async function savePersonalData({ body }: Input<typeof editPersonalData>, ctx: StudentCtx): Promise<null> {
  const { idPais, idProvincia, nacionalidades } = body;
  refuseProblems(
    unknownIds({
      idPais: ['country', idPais],
      idProvincia: ['province', idProvincia],
      nacionalidades: ['country', nacionalidades],
    }),
  );
  try {
    return await save(ctx, personalDataToKeep(body, ctx.brand));
  } catch (error) {
    if (isDniTaken(error)) {
      throw new FieldRefusal([{ campo: 'dni', error: fieldError('dniTaken') }], 'idRegistered');
    }
    throw error;
  }
}

async function saveDocument({ body }: Input<typeof addDocument>, ctx: StudentCtx) {
  const { idTipoDocumento, fichero } = body;
  const studentId = ctx.session.accountId;
  refuseProblems(unknownIds({ idTipoDocumento: ['documentType', idTipoDocumento] }));
  if (await hasDocument(ctx.db, studentId, idTipoDocumento, fichero.nombre)) {
    throw new Refusal('documentAlreadyUploaded');
  }
  const fileId = await ctx.files.saveUpload(ctx, 'fichero', fichero);
  const id = await insertDocument(ctx.db, { studentId, idTipoDocumento, fileId, fecha: ctx.now() });
  return { id };
}
