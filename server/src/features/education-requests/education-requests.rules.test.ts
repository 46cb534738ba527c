import { educationRequestStates } from '@portal/contract/education-requests';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degrees } from '../catalogue/lists/degrees.ts';
import {
  educationActors,
  educationActs,
  educationDegree,
  oldestIssue,
  placementObstacle,
  stateAfter,
} from './education-requests.rules.ts';

/** What may be done, written out once more: anything else may not. */
const allowed = new Map([
  ['alumno withdraw abierta', 'retirada'],
  ['alumno withdraw aceptada', 'retirada'],
  ['centro edit abierta', 'abierta'],
  ['centro edit aceptada', 'aceptada'],
  ['centro accept abierta', 'aceptada'],
  ['centro refuse abierta', 'rechazada'],
  ['gestor start aceptada', 'tramitada'],
  ['gestor close abierta', 'retirada'],
  ['gestor close aceptada', 'retirada'],
]);

const every = educationActors.flatMap((actor) =>
  educationActs.flatMap((act) => educationRequestStates.map((estado) => ({ actor, act, estado }))),
);

test.each(every)('$actor: $act in $estado', ({ actor, act, estado }) => {
  expect(stateAfter(act, actor, estado)).toBe(allowed.get(`${actor} ${act} ${estado}`));
});

describe('the degree by which a student may ask schools', () => {
  const doing = { deLaUniversidad: true, actual: true };

  test('is each of the area of education, and no other', () => {
    for (const { idTitulacion, idArea } of degrees)
      expect(educationDegree([{ ...doing, idTitulacion }])).toBe(idArea === 6 ? idTitulacion : undefined);
  });

  test('is of the university and not finished, wherever it stands among the studies', () => {
    const law = { ...doing, idTitulacion: 108 };
    expect(educationDegree([law, { ...doing, idTitulacion: 142 }])).toBe(142);
    expect(educationDegree([law, { ...doing, idTitulacion: 142, actual: false }])).toBeUndefined();
    expect(educationDegree([{ ...doing, idTitulacion: 142, deLaUniversidad: false }])).toBeUndefined();
    expect(educationDegree([{ ...doing, idTitulacion: null }])).toBeUndefined();
    expect(educationDegree([])).toBeUndefined();
  });
});

describe('the certificate about minors', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('counts once it is accepted, from its issue for a year', () => {
    const issued = { estado: 'aceptado', fechaExpedicion: '2026-09-15' } as const;
    expect(placementObstacle(issued, '2026-09-15')).toBeNull();
    expect(placementObstacle(issued, '2027-09-15')).toBeNull();
    expect(placementObstacle(issued, '2027-09-16')).toBe('certificadoAntiguo');
  });

  test('is none while it waits, when it was returned, and where there is none', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom('entregado', 'devuelto'), (fechaExpedicion, first, estado) => {
        expect(placementObstacle({ estado, fechaExpedicion }, first)).toBe('sinCertificado');
      }),
    );
    expect(placementObstacle(undefined, '2026-09-15')).toBe('sinCertificado');
  });

  test('that is good for a day is good for each before it', () => {
    fc.assert(
      fc.property(day, day, day, (fechaExpedicion, one, other) => {
        const [earlier, later] = [one, other].toSorted();
        const of = (first: string) => placementObstacle({ estado: 'aceptado', fechaExpedicion }, first);
        if (earlier !== undefined && later !== undefined && of(later) === null)
          expect(of(earlier)).toBeNull();
        expect(of(one) === null).toBe(fechaExpedicion >= oldestIssue(one));
      }),
    );
  });
});
