import type { Cv } from '@portal/contract/cv';
import { FieldRefusal } from '../../http/refusal.ts';
import { writeLanguage } from '../cv/cv.queries.ts';
import {
  lockedFields,
  type PersonalData,
  personalDataProblems,
  personalDataToKeep,
} from '../cv/personal-data.rules.ts';
import { refuseProblems, type StudentCtx, savePart } from '../cv/write-part.ts';
import { insertExperience, updateExperience } from '../experience/experience.queries.ts';
import { experienceToKeep, unknownOfExperience } from '../experience/experience.rules.ts';
import { insertStudy, insertTraining, updateStudy, updateTraining } from '../studies/studies.queries.ts';
import { studyToKeep, unknownOfStudy } from '../studies/studies.rules.ts';
import type { Write } from './planned-change.rules.ts';

/** Writes what was chosen of a file, each part once, in the caller's transaction. */
export async function writeImport(ctx: StudentCtx, cv: Cv, writes: readonly Write[]): Promise<void> {
  for (const write of writes) await writeEntry(ctx, write);
  await writeParts(ctx, cv, writes);
}

async function writeEntry({ db, session }: StudentCtx, write: Write): Promise<void> {
  const studentId = session.accountId;
  if (write.parte === 'experiencia') {
    refuseProblems(unknownOfExperience(write.valor));
    const values = experienceToKeep(write.valor);
    if (write.id === null) await insertExperience(db, studentId, values);
    else await updateExperience(db, studentId, write.id, values);
  } else if (write.parte === 'estudios') {
    const unknown = unknownOfStudy(write.valor);
    if (unknown.length > 0) throw new FieldRefusal(unknown);
    const values = studyToKeep(write.valor);
    if (write.id === null) await insertStudy(db, studentId, { ...values, deLaUniversidad: false });
    else await updateStudy(db, studentId, write.id, values);
  } else if (write.parte === 'formacion') {
    if (write.id === null) await insertTraining(db, studentId, write.valor);
    else await updateTraining(db, studentId, { ...write.valor, id: write.id });
  } else if (write.parte === 'idiomas') {
    await writeLanguage(db, studentId, write.valor);
  }
}

type TextWrite = Extract<Write, { parte: 'presentacion' | 'titular' | 'enlace' }>;
type WordWrite = Extract<Write, { parte: 'programas' | 'competencias' | 'intereses' }>;

async function writeParts(ctx: StudentCtx, cv: Cv, writes: readonly Write[]): Promise<void> {
  const textOf = (parte: TextWrite['parte']) =>
    writes.find((write): write is TextWrite => write.parte === parte)?.valor;
  const wordsOf = (parte: WordWrite['parte']) =>
    writes.filter((write): write is WordWrite => write.parte === parte).map(({ valor }) => valor);
  const personal: PersonalData = Object.assign(
    {},
    ...writes.map((write) => (write.parte === 'personales' ? write.valor : {})),
  );
  if (Object.keys(personal).length > 0) {
    refuseProblems(lockedFields(personal, ctx.brand));
    refuseProblems(personalDataProblems(personal, ctx.brand, ctx.today()));
    await savePart(ctx, 'personales', personalDataToKeep(personal, ctx.brand), undefined);
  }
  const [presentacion, titular, enlacePortfolio] = [
    textOf('presentacion'),
    textOf('titular'),
    textOf('enlace'),
  ];
  if (presentacion !== undefined) await savePart(ctx, 'presentacion', { presentacion }, undefined);
  if (titular !== undefined) await savePart(ctx, 'perfil', { titular }, undefined);
  if (enlacePortfolio !== undefined) await savePart(ctx, 'enlace', { enlacePortfolio }, undefined);
  const [programs, competencies, interests] = [
    wordsOf('programas'),
    wordsOf('competencias'),
    wordsOf('intereses'),
  ];
  if (programs.length > 0) {
    const programasInformaticos = [...cv.programasInformaticos, ...programs];
    await savePart(ctx, 'programas', { programasInformaticos }, undefined);
  }
  if (competencies.length > 0) {
    const competencias = [...cv.competencias, ...competencies];
    await savePart(ctx, 'competencias', { competencias }, undefined);
  }
  if (interests.length > 0)
    await savePart(ctx, 'interes', { intereses: [...cv.intereses, ...interests] }, undefined);
}
