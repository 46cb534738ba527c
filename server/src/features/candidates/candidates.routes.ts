import { applicationStates } from '@portal/contract/applications';
import { type Brand, personalField } from '@portal/contract/brand';
import type { CandidateCard, moveCandidate } from '@portal/contract/candidates';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { pdfLink, toCandidateEvents, toDocuments } from '../applications/application-parts.ts';
import {
  chosenSteps,
  isDeclined,
  isReasonFor,
  needsIncorporationForm,
  placeInProcess,
  possibleMoves,
  reasonProblem,
  refuseMove,
} from '../applications/applications.rules.ts';
import { type ApplicationToMove, lockCandidate } from '../applications/moves.queries.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { requireIban } from '../company-page/require-iban.ts';
import { mainStudy } from '../cv/main-study.rules.ts';
import { recordAccesses } from '../data-accesses/data-accesses.queries.ts';
import { openForm } from '../incorporation-forms/open-form.ts';
import { interviewOf } from '../interviews/interview-calendar.ts';
import {
  type CandidateRow,
  findBoard,
  findCandidate,
  listCandidatesOf,
  markOpened,
} from './candidates.queries.ts';
import { cvForCompany, isReadable, languagesFor } from './candidates.rules.ts';
import { moveAndTell, takeSteps } from './move-candidate.ts';
import { moveMany } from './move-candidates.ts';
import { refuseWithoutPlace } from './places.ts';

type CompanyCtx = Ctx<CompanySession>;

function toCard(row: CandidateRow, language: Language, brand: Brand): CandidateCard {
  const readable = isReadable(row);
  const study = readable ? mainStudy(row.academicos, row.titulaciones) : undefined;
  const degree = degrees.find(({ idTitulacion }) => idTitulacion === study?.idTitulacion);
  return {
    idCandidatura: row.idCandidatura,
    nombre: row.personales.nombre,
    apellidos: row.personales.apellidos,
    titulacion: study?.titulo ?? degree?.texts[language] ?? null,
    curso: study?.curso ?? null,
    nota: study?.nota ?? null,
    localidad: readable && personalField(brand, 'localidad').visible ? row.personales.localidad : null,
    idEstado: row.idEstado,
    rechazadaPorAlumno: isDeclined(row.idEstado, row.idMotivo),
    leida: row.leida,
    fecha: row.fecha,
    deseablesCumplidos: readable ? row.deseablesCumplidos : 0,
    deseablesTotal: readable ? row.deseablesTotal : 0,
    entrevista: readable ? row.entrevista : null,
    idiomas: readable ? languagesFor(row.idiomas, row.idiomasPedidos) : [],
  };
}

/**
 * Selecting waits for the incorporation form, which is opened; the candidate is shortlisted until then, which is kept
 * although the call is refused (specification 2, §4).
 */
async function askForForm(
  ctx: CompanyCtx,
  application: ApplicationToMove,
  written: { comentario: string | undefined; notaInterna: string | undefined },
): Promise<never> {
  await takeSteps(ctx, application, chosenSteps(application.idEstado, true) ?? [], written);
  // One that was chosen before there were forms has none.
  await openForm(ctx, application.id);
  const idEstado = applicationStates.awaitingIncorporationForm;
  throw new Refusal('incorporationFormRequired', {
    datos: { idEstado, estadosPosibles: possibleMoves(idEstado, 'empresa') },
    keep: true,
  });
}

async function moveOne(
  { body }: Input<typeof moveCandidate>,
  ctx: CompanyCtx,
): Promise<Answer<typeof moveCandidate>> {
  const { idCandidatura, idEstado: to, idEstadoVisto, idMotivo, comentario, notaInterna } = body;
  if (to === applicationStates.selected) await refuseWithoutPlace(ctx, idCandidatura);
  const application = await lockCandidate(ctx.db, idCandidatura, ctx.session.companyId);
  if (!application) throw new Refusal('applicationNotFound');
  const { idEstado: from, tipo } = application;
  if (idEstadoVisto !== undefined && idEstadoVisto !== from) throw new Refusal('cannotChangeState');
  const refusal = refuseMove(from, to, 'empresa', {
    reasonGiven: isReasonFor(idMotivo, to, tipo, 'Empresa'),
    formMissing: needsIncorporationForm(tipo, ctx.brand),
  });
  if (refusal === 'reasonMissing') throw new FieldRefusal(reasonProblem(idMotivo));
  if (to === applicationStates.selected && (refusal === undefined || refusal === 'incorporationFormRequired'))
    await requireIban(ctx, tipo);
  if (refusal === 'incorporationFormRequired')
    return askForForm(ctx, application, { comentario, notaInterna });
  if (refusal) throw new Refusal(refusal);
  await moveAndTell(ctx, application, {
    to,
    comentario,
    notaInterna,
    // A reason sent along with any other state explains nothing.
    idMotivo: to === applicationStates.rejected ? idMotivo : undefined,
  });
  return { idEstado: to, estadosPosibles: possibleMoves(to, 'empresa') };
}

export const candidatesRoutes = routes({
  async listCandidates({ params, query }, { db, session, language, brand }) {
    const found = await listCandidatesOf(db, params.id, session.companyId, query);
    if (!found) throw new Refusal('offerNotFound');
    const { rows, counts } = found;
    const counted = counts.filter(({ idEstado }) =>
      query.idEstado === undefined ? idEstado !== applicationStates.withdrawn : idEstado === query.idEstado,
    );
    return {
      candidatos: rows.map((row) => toCard(row, language, brand)),
      numTotal: counted.reduce((total, { numTotal }) => total + numTotal, 0),
      porEstado: counts,
    };
  },
  async getCandidateBoard({ params, query }, { db, session, language, brand }) {
    const found = await findBoard(db, params.id, session.companyId, query);
    if (!found) throw new Refusal('offerNotFound');
    const { rows, counts } = found;
    return counts
      .toSorted((a, b) => placeInProcess(a.idEstado) - placeInProcess(b.idEstado))
      .map(({ idEstado, numTotal }) => ({
        idEstado,
        numTotal,
        estadosPosibles: possibleMoves(idEstado, 'empresa'),
        candidatos: rows
          .filter((row) => row.idEstado === idEstado)
          .map((row) => toCard(row, language, brand)),
      }));
  },
  async getCandidate({ params }, ctx) {
    const { db, session, files, language, now, brand } = ctx;
    const opened = await markOpened(db, params.id, session.companyId, session.accountId, now());
    if (opened) {
      const { studentId, titulo, urlOferta } = opened;
      await notify(ctx, [studentId], {
        tipo: 'applicationOpened',
        datos: { titulo },
        urlAcceso: `/mis-candidaturas/${urlOferta}`,
      });
    }
    const row = await findCandidate(db, params.id, session.companyId);
    if (!row) throw new Refusal('applicationNotFound');
    const readable = isReadable(row);
    if (readable)
      await recordAccesses(db, {
        applicationIds: [params.id],
        accountId: session.accountId,
        hecho: 'cvAbierto',
        dia: ctx.today(),
        fecha: now(),
      });
    return {
      candidato: toCard(row, language, brand),
      urlOferta: row.urlOferta,
      tituloOferta: row.tituloOferta,
      tipo: row.tipo,
      cv: cvForCompany(row.cv, row, brand),
      cvPdf: readable ? await pdfLink(ctx, row) : null,
      presentacion: readable ? row.presentacion : null,
      documentos: readable ? toDocuments(row.documentos, files) : [],
      historial: toCandidateEvents(row.historial, language),
      entrevista: readable ? await interviewOf(ctx, params.id, { role: 'Empresa', language }) : null,
      estadosPosibles: possibleMoves(row.idEstado, 'empresa'),
      idCandidaturaAnterior: row.idCandidaturaAnterior,
      idCandidaturaSiguiente: row.idCandidaturaSiguiente,
    };
  },
  moveCandidate: moveOne,
  moveCandidates: ({ body }, ctx) => moveMany(body, ctx),
});
