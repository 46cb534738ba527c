import { companyDocumentKinds } from '@portal/contract/company-documents';
import { placementNeeds, placementStates } from '@portal/contract/placements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  academicYear,
  documentReaders,
  endOfYear,
  mayDo,
  mayRead,
  needsOf,
  nextState,
  placementActors,
  placementActs,
} from './placements.rules.ts';

test('each act, by each person, in each state', () => {
  const table = placementActs.flatMap((act) =>
    placementActors.flatMap((actor) => {
      const states = placementStates.filter((estado) => mayDo(act, actor, estado));
      return states.length > 0 ? [`${act} ${actor}: ${states.join(' ')}`] : [];
    }),
  );
  expect(table).toEqual([
    'sign alumno: preparacion lista enCurso finalizada cerrada',
    'sign empresa: preparacion lista enCurso finalizada cerrada',
    'sign gestor: preparacion lista enCurso finalizada cerrada',
    'assignTutor gestor: preparacion lista enCurso finalizada',
    'renounce alumno: preparacion lista enCurso',
    'end gestor: preparacion lista enCurso',
    'close gestor: finalizada renunciada rescindida',
    'addDocument alumno: preparacion lista enCurso finalizada renunciada rescindida',
    'addDocument empresa: preparacion lista enCurso finalizada renunciada rescindida',
    'addDocument gestor: preparacion lista enCurso finalizada renunciada rescindida',
    'report alumno: enCurso finalizada renunciada rescindida',
    'report empresa: enCurso finalizada renunciada rescindida',
    'report tutorEmpresa: enCurso finalizada renunciada rescindida',
    'mark gestor: finalizada cerrada renunciada rescindida',
    'mark tutorAcademico: finalizada cerrada renunciada rescindida',
    'noteHours alumno: enCurso finalizada renunciada rescindida',
    'askForChange empresa: preparacion lista enCurso',
    'change gestor: preparacion lista enCurso',
    'certify alumno: cerrada',
    'certify gestor: cerrada',
  ]);
});

test('a placement needs each thing that is not there, and nothing else', () => {
  const all = { hasTutor: true, hasSocialSecurityNumber: true, isCovered: true } as const;
  expect(needsOf({ ...all, signed: ['centro', 'alumno', 'empresa'] })).toEqual([]);
  expect(needsOf({ ...all, signed: ['alumno'] })).toEqual(['firmaEmpresa', 'firmaCentro']);
  expect(needsOf({ signed: [], hasTutor: false, hasSocialSecurityNumber: false, isCovered: false })).toEqual([
    ...placementNeeds,
  ]);
});

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const reports = fc.record({
  informeTutor: fc.constantFrom(null, 'sent'),
  informeAlumno: fc.constantFrom(null, 'sent'),
  calificacion: fc.constantFrom(null, 8),
});

test('the clock takes a placement to where its dates and its papers say, and no further', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...placementStates),
      fc.subarray([...placementNeeds]),
      day,
      day,
      day,
      reports,
      fc.option(day),
      (estado, faltan, one, other, today, sent, end) => {
        const [fechaInicio, fechaFin] = one < other ? [one, other] : [other, one];
        const isEarly = ['renunciada', 'rescindida'].includes(estado);
        const finDesde = isEarly ? end : null;
        let placement = { estado, faltan, fechaInicio, fechaFin, finDesde, ...sent };
        const seen = new Set([estado]);
        for (let next = nextState(placement, today); next; next = nextState(placement, today)) {
          expect(seen.has(next)).toBe(false);
          seen.add(next);
          placement = { ...placement, estado: next };
        }
        const { estado: last } = placement;
        const isOver = fechaFin < today;
        if (estado === 'cerrada') expect(last).toBe(estado);
        const hadDays = finDesde === null || finDesde > fechaInicio;
        const isAllIn = !Object.values(sent).includes(null);
        const isPast = isOver || (finDesde !== null && finDesde <= today);
        if (isEarly) expect(last).toBe(hadDays && isPast && isAllIn ? 'cerrada' : estado);
        if (last === 'lista') expect(faltan).toEqual([]);
        if (last === 'lista') expect(fechaInicio > today).toBe(true);
        if (last === 'enCurso') expect(isOver).toBe(false);
        if (last === 'cerrada' && estado !== 'cerrada') expect(Object.values(sent)).not.toContain(null);
        if (estado === 'preparacion' && faltan.length > 0) expect(last).toBe('preparacion');
      },
    ),
  );
});

test('an academic year goes from 16 September to 15 September', () => {
  expect(academicYear('2026-09-15')).toBe(2025);
  expect(academicYear('2026-09-16')).toBe(2026);
  expect(endOfYear(2026)).toBe('2027-09-15');
  fc.assert(fc.property(day, (one) => one <= endOfYear(academicYear(one))));
});

test('each document is read by those it concerns', () => {
  const table = companyDocumentKinds.map((tipo) => {
    const readers = (['empresa', 'centro', 'alumno'] as const).map(
      (aportadoPor) =>
        `${aportadoPor}: ${documentReaders.filter((reader) => mayRead(reader, { tipo, aportadoPor })).join(' ')}`,
    );
    return [tipo, ...readers].join(' | ');
  });
  const everybody = 'alumno empresa tutorAcademico';
  const ofAll = `empresa: ${everybody} | centro: ${everybody} | alumno: ${everybody}`;
  expect(table).toEqual([
    `anexo | ${ofAll}`,
    `notaCurricular | ${ofAll}`,
    `notaExtraordinaria | ${ofAll}`,
    `seguimiento | ${ofAll}`,
    'informe | empresa: empresa tutorAcademico | centro: empresa tutorAcademico | alumno: alumno empresa tutorAcademico',
    'memoria | empresa: alumno empresa tutorAcademico | centro: alumno tutorAcademico | alumno: alumno tutorAcademico',
    `renuncia | ${ofAll}`,
    `seguro | ${ofAll}`,
    `programa | ${ofAll}`,
    `otro | empresa: empresa | centro: ${everybody} | alumno: alumno`,
  ]);
});
