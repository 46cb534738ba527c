import { placementNeeds, placementStates } from '@portal/contract/placements';
import { describe, expect, it } from 'vitest';
import { type Act, acts, actsOf, waitsFor } from './acts.ts';

describe('what managers can do to a placement', () => {
  it.each<[(typeof placementStates)[number], readonly Act[]]>([
    ['preparacion', ['asignar', 'recordar', 'pedir', 'terminar']],
    ['lista', ['asignar', 'recordar', 'pedir', 'terminar']],
    ['enCurso', ['asignar', 'recordar', 'pedir', 'terminar']],
    ['finalizada', ['firmar', 'asignar', 'recordar', 'papel', 'pedir', 'cerrar']],
    ['cerrada', ['firmar', 'recordar', 'papel']],
    ['renunciada', ['pedir']],
    ['rescindida', ['pedir']],
  ])('that is %s and lacks everything', (estado, can) => {
    const cerrable = estado === 'finalizada';
    expect(actsOf({ estado, faltan: [...placementNeeds], cerrable })).toEqual(can);
  });

  it.each(['preparacion', 'lista', 'enCurso'] as const)('that is %s and has a tutor', (estado) => {
    const faltan = placementNeeds.filter((need) => need !== 'tutorAcademico');
    expect(actsOf({ estado, faltan, cerrable: false })).toEqual([
      'firmar',
      'asignar',
      'recordar',
      'papel',
      'pedir',
      'terminar',
    ]);
  });

  it('is to note nobody’s signature where all have signed', () => {
    for (const estado of placementStates) {
      const can = actsOf({
        estado,
        faltan: ['numSegSocial', 'convenio'],
        cerrable: false,
      });
      expect(can).not.toContain('papel');
      expect(can).not.toContain('firmar');
    }
  });

  it('is to note another’s signature on paper, and not to sign, where the institution has signed', () => {
    const can = actsOf({ estado: 'preparacion', faltan: ['firmaEmpresa'], cerrable: false });
    expect(can).toContain('papel');
    expect(can).not.toContain('firmar');
  });

  it('is to close it once its days are past, also after an early end', () => {
    expect(actsOf({ estado: 'rescindida', faltan: [], cerrable: true })).toEqual(['pedir', 'cerrar']);
  });
});

it.each<[(typeof placementNeeds)[number], readonly Act[]]>([
  ['firmaCentro', ['firmar']],
  ['tutorAcademico', ['asignar']],
  ['firmaEmpresa', []],
  ['firmaAlumno', []],
  ['numSegSocial', []],
  ['convenio', []],
])('a placement that lacks %s waits for a manager to do this, until it has ended', (need, awaited) => {
  for (const estado of placementStates) {
    const waits = acts.filter((act) => waitsFor(act, { estado, faltan: [need] }));
    const isUnended = ['preparacion', 'lista', 'enCurso'].includes(estado);
    // A signature may still come after the last day.
    const isSigned = need === 'firmaCentro' && ['finalizada', 'cerrada'].includes(estado);
    expect(waits).toEqual(isUnended || isSigned ? awaited : []);
  }
});
