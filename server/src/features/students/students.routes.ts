import { fieldError } from '@portal/contract/validation';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { Sessions } from '../../http/session.ts';
import { ca } from '../../texts/ca/students.ts';
import { en } from '../../texts/en/students.ts';
import { es } from '../../texts/es/students.ts';
import { findAccountById } from '../accounts/accounts.queries.ts';
import { passwordLinkFor } from '../accounts/accounts.rules.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { recordExportOf } from '../data-accesses/data-accesses.queries.ts';
import { withLink } from '../document-requests/hand-in.ts';
import { refreshSessions } from '../session/sessions.queries.ts';
import { askedReserved } from './reserved.rules.ts';
import {
  findReserved,
  findStudent,
  findStudents,
  updateServices,
  updateUniversityStudy,
} from './students.queries.ts';

const texts = { es, ca, en };
/** More than any institution has: the file is made at once. */
const mostExported = 100_000;

export const studentsRoutes = (sessions: Sessions) =>
  routes({
    listStudents: ({ query: { pagina, porPagina, ...filters } }, { db }) =>
      findStudents(db, filters, porPagina, (pagina - 1) * porPagina),

    async exportStudents({ body: { formato, ...filters } }, ctx) {
      const words = texts[ctx.language];
      const { titulaciones } = catalogueIn(ctx.language);
      const names = new Map(titulaciones.map(({ idTitulacion, descripcion }) => [idTitulacion, descripcion]));
      const { alumnos } = await findStudents(ctx.db, filters, mostExported, 0);
      const rows = alumnos.map(({ estudio, ...student }) => [
        student.nombre,
        student.apellidos,
        student.email,
        student.dni ?? '',
        student.tipo,
        estudio?.titulo ?? names.get(estudio?.idTitulacion ?? 0) ?? '',
        estudio?.curso ?? '',
        words.yesOrNo(student.conPracticas),
        words.yesOrNo(student.conEmpleo),
        words.yesOrNo(student.boletin),
        student.numCandidaturas,
        student.ultimoAcceso?.slice(0, 10) ?? '',
      ]);
      await recordAct(ctx, 'portal', 'estudiantes', 'exportada');
      await recordExportOf(
        ctx,
        alumnos.map(({ idAlumno }) => idAlumno),
      );
      const bytes = await spreadsheet(formato, words.columns, rows);
      const nombre = `${words.fileName}-${ctx.today()}.${formato}`;
      const fileId = await ctx.files.saveMade(ctx, nombre, formato, bytes);
      return ctx.files.link(fileId, nombre);
    },

    async getStudent({ params }, ctx) {
      const found = await findStudent(ctx.db, params.id);
      if (!found) throw new Refusal('actionNotAllowed');
      const { pedidos, documentos, foto, ...student } = found;
      const account = await findAccountById(ctx.db, params.id);
      const documents = (wanted: boolean) =>
        documentos
          .filter(({ privado }) => privado === wanted)
          .map(({ fileId, nombre, privado: _, ...document }) => ({
            ...document,
            fichero: ctx.files.link(fileId, nombre),
          }));
      return {
        ...student,
        enlaceAcceso: (account && passwordLinkFor(account)) ?? null,
        urlImagenPerfil: foto && ctx.files.link(foto.id, foto.nombre).url,
        documentos: documents(false),
        documentosPrivados: documents(true),
        documentosProcesos: pedidos.map((request) => withLink(ctx, request)),
      };
    },

    async getReservedData({ params }, ctx) {
      const reserved = await findReserved(ctx.db, params.id);
      if (!reserved) throw new Refusal('actionNotAllowed');
      return askedReserved(reserved, ctx.brand);
    },

    async editStudentStudy({ body: { id, ...data } }, ctx) {
      const { idSede } = data;
      if (idSede !== null && !ctx.brand.campus.some((campus) => campus.idSede === idSede))
        throw new FieldRefusal([{ campo: 'idSede', error: fieldError('malformed') }]);
      const studentId = await updateUniversityStudy(ctx.db, id, data);
      if (studentId === undefined) throw new Refusal('studiesNotFound');
      await recordAct(ctx, 'cuenta', studentId, 'estudioModificado');
      return null;
    },

    async editStudentServices({ body: { idAlumno, dni, ...services } }, ctx) {
      if (Object.values(services).every((value) => value === undefined))
        throw new FieldRefusal([{ campo: 'conPracticas', error: fieldError('required') }]);
      if (services.validadoDOIP !== undefined && dni === undefined)
        throw new FieldRefusal([{ campo: 'dni', error: fieldError('required') }]);
      if (!(await findAccountById(ctx.db, idAlumno))) throw new Refusal('actionNotAllowed');
      if (!(await updateServices(ctx.db, idAlumno, services, dni))) throw new Refusal('cannotChangeState');
      await recordAct(ctx, 'cuenta', idAlumno, 'serviciosModificados');
      // What a student may see is part of the session.
      await refreshSessions(ctx.db, idAlumno);
      sessions.forget(idAlumno);
      return null;
    },

    async sendAccessLink({ body: { idAlumno } }, ctx) {
      const account = await findAccountById(ctx.db, idAlumno);
      if (account?.userType !== 'Alumno') throw new Refusal('actionNotAllowed');
      if (!passwordLinkFor(account)) throw new Refusal('cannotChangeState');
      await ctx.jobs.send(ctx.db, 'accountLink', { accountId: idAlumno });
      await recordAct(ctx, 'cuenta', idAlumno, 'enlaceAccesoEnviado');
      return null;
    },
  });
