import { describe, expect, it } from 'vitest';
import { countedOptions, countedSteps, dayOptions, isOffered, payOptions } from './filter-options.ts';

const modalities = [
  { value: 1, label: 'Presencial' },
  { value: 2, label: 'Híbrida' },
  { value: 3, label: 'A distancia' },
];
const label = (name: string, count: number) => `${name} (${count})`;

describe('counted choices', () => {
  it('are all there until the counts come', () => {
    expect(countedOptions(modalities, undefined, [], label)).toEqual(modalities);
  });

  it('say how many offers they leave, and go where they leave none', () => {
    const counts = [
      { id: 1, numTotal: 12 },
      { id: 3, numTotal: 0 },
    ];
    expect(countedOptions(modalities, counts, [], label)).toEqual([{ value: 1, label: 'Presencial (12)' }]);
  });

  it('keep what is chosen', () => {
    expect(countedOptions(modalities, [], [3], label)).toEqual([{ value: 3, label: 'A distancia (0)' }]);
  });
});

describe('counted steps', () => {
  const steps = [
    { value: 300, label: '300 €', isStep: true },
    { value: 350, label: '350 €', isStep: false },
    { value: 450, label: '450 €', isStep: true },
  ];

  it('say how many offers they leave, but for the one that the address alone knows', () => {
    expect(countedSteps(steps, undefined, 350, label)).toEqual(
      steps.map(({ value, label: name }) => ({ value, label: name })),
    );
    expect(countedSteps(steps, [{ valor: 300, numTotal: 9 }], 350, label)).toEqual([
      { value: 300, label: '300 € (9)' },
      { value: 350, label: '350 €' },
    ]);
    expect(countedSteps(steps, [], 450, label).map(({ value }) => value)).toEqual([350, 450]);
  });
});

describe('steps of pay', () => {
  it('have the one of the address among them, in order', () => {
    expect(payOptions('practicas', undefined)).toEqual([300, 450, 600, 750, 900]);
    expect(payOptions('practicas', 600)).toHaveLength(5);
    expect(payOptions('practicas', 650)).toEqual([300, 450, 600, 650, 750, 900]);
  });
});

describe('days of publication', () => {
  it('count back from today', () => {
    expect(dayOptions('2026-11-21', undefined)).toEqual([
      { day: '2026-11-20', back: 1 },
      { day: '2026-11-14', back: 7 },
      { day: '2026-10-22', back: 30 },
    ]);
  });

  it('keep the day of an address that was shared', () => {
    expect(dayOptions('2026-11-21', '2026-11-02').at(-1)).toEqual({ day: '2026-11-02', back: null });
    expect(dayOptions('2026-11-21', '2026-11-14')).toHaveLength(3);
  });
});

describe('a filter', () => {
  const hidden = { visible: false, required: false };
  const brand = {
    camposOferta: { practicas: { idTipoContrato: hidden, salario: hidden }, empleo: {} },
    limites: { horasDia: 5, horasSemana: 25, diasOferta: 60, solicitudesEducacion: 3 },
  };

  it('is not there where no offer of the type can have what it asks', () => {
    expect(isOffered('idTipoContrato', 'practicas', brand, { chosen: undefined })).toBe(false);
    expect(isOffered('idTipoContrato', 'empleo', brand, { chosen: undefined })).toBe(true);
    expect(isOffered('remuneracionMinima', 'practicas', brand, { chosen: undefined })).toBe(true);
  });

  it('stays while it is set, or an older offer has it', () => {
    expect(isOffered('idTipoContrato', 'practicas', brand, { chosen: 2 })).toBe(true);
    const counts = [{ id: 1, numTotal: 1 }];
    expect(isOffered('idTipoContrato', 'practicas', brand, { chosen: undefined, counts })).toBe(true);
  });
});
