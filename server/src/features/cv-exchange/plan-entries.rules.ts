import type { Cv } from '@portal/contract/cv';
import type { NotUnderstood } from '@portal/contract/cv-exchange';
import { newExperience } from '@portal/contract/experience';
import { newStudy, newTraining } from '@portal/contract/studies';
import { plain } from '../../texts/plain.ts';
import { firstDay, isSameDay, lastDay, writtenDay } from './days.rules.ts';
import { degreeNames, degreeOf, studyLevelOf } from './names.rules.ts';
import { change, type Plan, type PlannedChange, type Planning } from './planned-change.rules.ts';
import type { PortableCv, PortableJob, PortableStudy, PortableTraining } from './portable-cv.ts';
import { isSameText } from './same-text.rules.ts';

type Found = { cambio: Omit<PlannedChange, 'clave'> } | { problema: NotUnderstood };

/** What stands between two days, and what was written; days are made readable where it is shown. */
const told = (...lines: readonly (string | null | undefined)[]): string => lines.filter(Boolean).join('\n');
const period = (from: string | null | undefined, to: string | null | undefined): string =>
  [from, to].filter(Boolean).join(' – ');

/** The entry that a file's entry is about, each once: the one that says the same, else one of the same name. */
function takeMatch<Kept, Written>(
  left: Kept[],
  written: Written,
  {
    isAbout,
    isSame,
  }: { isAbout: (a: Written, b: Kept) => boolean; isSame: (a: Written, b: Kept) => boolean },
): { kept: Kept; isSame: boolean } | undefined {
  const about = left.filter((one) => isAbout(written, one));
  const same = about.find((one) => isSame(written, one));
  const kept = same ?? about[0];
  if (kept === undefined) return undefined;
  left.splice(left.indexOf(kept), 1);
  return { kept, isSame: same !== undefined };
}

/** Undefined says nothing; what cannot be read as a day is a problem. */
function readDay(
  text: string | undefined,
  read: (text: string) => string | undefined,
): { day: string | undefined; isWrong: boolean } {
  const written = writtenDay(text);
  const found = written === undefined ? undefined : read(written);
  return { day: found, isWrong: written !== undefined && found === undefined };
}

type Job = Cv['profesional'][number];

const jobRules = {
  isAbout: ({ puesto, empresa, inicio }: PortableJob, kept: Job): boolean => {
    const from = writtenDay(inicio);
    return (
      plain(puesto) === plain(kept.puesto) &&
      plain(empresa) === plain(kept.empresa) &&
      (from === undefined || isSameDay(from, kept.fechaInicio))
    );
  },
  isSame: ({ fin, enlace, descripcion }: PortableJob, kept: Job): boolean => {
    const to = writtenDay(fin);
    return (
      (to === undefined || isSameDay(to, kept.fechaFin)) &&
      (enlace === undefined || isSameText(enlace, kept.enlace)) &&
      (descripcion === undefined || isSameText(descripcion, kept.descripcion))
    );
  },
};

function planJob(job: PortableJob, left: Job[]): Found {
  const name = [job.puesto, job.empresa].filter(Boolean).join(', ');
  const problem = (motivo: NotUnderstood['motivo']): Found => ({
    problema: { lugar: 'experiencia', texto: name, motivo },
  });
  const match = takeMatch(left, job, jobRules);
  const tellJob = (one: Pick<Job, 'fechaInicio' | 'fechaFin' | 'enlace' | 'descripcion'>) =>
    told(period(one.fechaInicio, one.fechaFin), one.enlace, one.descripcion);
  if (match?.isSame) {
    const same = tellJob(match.kept);
    return { cambio: change('experiencia', name, { antes: same, ahora: same }, null) };
  }
  const start = readDay(job.inicio, firstDay);
  const end = readDay(job.fin, lastDay);
  if (job.puesto === '' || job.empresa === '') return problem('falta');
  if (start.isWrong || end.isWrong || (!match && start.day === undefined)) return problem('fecha');
  const { id = null, ...kept } = match?.kept ?? {};
  const parsed = newExperience.safeParse({
    puesto: job.puesto,
    empresa: job.empresa,
    fechaInicio: start.day,
    ...kept,
    ...(end.day !== undefined && { fechaFin: end.day }),
    ...(job.enlace !== undefined && { enlace: job.enlace }),
    ...(job.descripcion !== undefined && { descripcion: job.descripcion }),
  });
  if (!parsed.success) return problem('formato');
  const before = match ? tellJob(match.kept) : null;
  return {
    cambio: change(
      'experiencia',
      name,
      { antes: before, ahora: tellJob(parsed.data) },
      { parte: 'experiencia', id, valor: parsed.data },
    ),
  };
}

type Study = Cv['academicos'][number];

const endOf = ({ fechaFin, anioPromocion }: Study): string | null =>
  fechaFin ?? anioPromocion?.toString() ?? null;

const studyRules = {
  isAbout: ({ titulo, centro }: PortableStudy, kept: Study): boolean =>
    plain(centro) === plain(kept.centro) &&
    [...degreeNames(kept.idTitulacion), kept.titulo ?? ''].some((name) => plain(name) === plain(titulo)),
  isSame: ({ inicio, fin }: PortableStudy, kept: Study): boolean => {
    const [from, to] = [writtenDay(inicio), writtenDay(fin)];
    // What the university says of its own studies is not the student's to change.
    if (kept.deLaUniversidad) return true;
    return (
      (from === undefined || isSameDay(from, kept.fechaInicio)) &&
      (to === undefined || isSameDay(to, endOf(kept)))
    );
  },
};

function planStudy(study: PortableStudy, left: Study[], today: string): Found {
  const name = [study.titulo, study.centro].filter(Boolean).join(', ');
  const problem = (motivo: NotUnderstood['motivo']): Found => ({
    problema: { lugar: 'estudios', texto: name, motivo },
  });
  const match = takeMatch(left, study, studyRules);
  const tellStudy = (one: { fechaInicio?: string | null | undefined; end: string | null }) =>
    period(one.fechaInicio, one.end);
  if (match?.isSame) {
    const same = tellStudy({ fechaInicio: match.kept.fechaInicio, end: endOf(match.kept) });
    return { cambio: change('estudios', name, { antes: same, ahora: same }, null) };
  }
  const start = readDay(study.inicio, firstDay);
  const end = readDay(study.fin, lastDay);
  if (study.titulo === '' || study.centro === '') return problem('falta');
  if (start.isWrong || end.isWrong) return problem('fecha');
  const level = study.nivel === undefined ? undefined : studyLevelOf(study.nivel);
  const degree = degreeOf(study.titulo, level);
  if (!match && degree === undefined && level === undefined) return problem('nivel');
  const isOver = end.day !== undefined && end.day <= today;
  // Of a year alone the day is not known.
  const isYear = /^\d{4}$/.test(writtenDay(study.fin) ?? '');
  const { id = null, ...kept } = match?.kept ?? {};
  const parsed = newStudy.safeParse({
    centro: study.centro,
    idTitulacion: degree ?? null,
    titulo: degree === undefined ? study.titulo : null,
    idNivel: level ?? null,
    ...kept,
    actual: match && end.day === undefined ? match.kept.actual : !isOver,
    ...(start.day !== undefined && { fechaInicio: start.day }),
    ...(end.day !== undefined && !isYear && { fechaFin: end.day }),
    ...(isOver && { anioPromocion: Number(end.day?.slice(0, 4)) }),
  });
  if (!parsed.success) return problem('formato');
  const { fechaInicio, fechaFin, anioPromocion } = parsed.data;
  const before = match ? tellStudy({ fechaInicio: match.kept.fechaInicio, end: endOf(match.kept) }) : null;
  const now = tellStudy({ fechaInicio, end: fechaFin ?? anioPromocion?.toString() ?? null });
  return {
    cambio: change(
      'estudios',
      name,
      { antes: before, ahora: now },
      { parte: 'estudios', id, valor: parsed.data },
    ),
  };
}

type Training = NonNullable<Cv['formacion']>[number];

const trainingRules = {
  isAbout: ({ titulo, centro }: PortableTraining, kept: Training): boolean =>
    plain(titulo) === plain(kept.titulo) && plain(centro) === plain(kept.centro),
  isSame: ({ fin }: PortableTraining, kept: Training): boolean => {
    const to = writtenDay(fin);
    return to === undefined || isSameDay(to, kept.fechaFin);
  },
};

function planTraining(training: PortableTraining, left: Training[]): Found {
  const name = [training.titulo, training.centro].filter(Boolean).join(', ');
  const problem = (motivo: NotUnderstood['motivo']): Found => ({
    problema: { lugar: 'formacion', texto: name, motivo },
  });
  const match = takeMatch(left, training, trainingRules);
  if (match?.isSame) {
    const same = period(match.kept.fechaInicio, match.kept.fechaFin);
    return { cambio: change('formacion', name, { antes: same, ahora: same }, null) };
  }
  const end = readDay(training.fin, lastDay);
  if (training.titulo === '' || training.centro === '') return problem('falta');
  if (end.isWrong) return problem('fecha');
  const { id = null, ...kept } = match?.kept ?? {};
  const parsed = newTraining.safeParse({
    titulo: training.titulo,
    centro: training.centro,
    ...kept,
    ...(end.day !== undefined && { fechaFin: end.day }),
  });
  if (!parsed.success) return problem('formato');
  const { fechaInicio, fechaFin } = parsed.data;
  const before = match ? period(match.kept.fechaInicio, match.kept.fechaFin) : null;
  return {
    cambio: change(
      'formacion',
      name,
      { antes: before, ahora: period(fechaInicio, fechaFin) },
      { parte: 'formacion', id, valor: parsed.data },
    ),
  };
}

/** The parts of a CV that have entries: experience, studies, training. */
export function planEntries(portable: PortableCv, { cv, today }: Planning): Plan {
  const [jobs, studies, trainings] = [[...cv.profesional], [...cv.academicos], [...(cv.formacion ?? [])]];
  const found = [
    ...portable.experiencia.map((one) => planJob(one, jobs)),
    ...portable.estudios.map((one) => planStudy(one, studies, today)),
    ...portable.formacion.map((one) => planTraining(one, trainings)),
  ];
  return {
    cambios: found.flatMap((one) => ('cambio' in one ? [one.cambio] : [])),
    noEntendido: found.flatMap((one) => ('problema' in one ? [one.problema] : [])),
  };
}
