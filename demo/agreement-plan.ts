import type { AgreementEventKind, AgreementField, AgreementState } from '@portal/contract/agreements';
import { expiryWarnings } from '@portal/contract/agreements';

/** Which agreements the demo has, and what has happened to each. Days count from today; those before it are negative. */

export interface PlannedAgreement {
  readonly generated: number;
  /** Of the company in its list: those of empresa@demo.test and of grupo@demo.test come first. */
  readonly place: number;
  readonly estado: Exclude<AgreementState, 'borrador'>;
  readonly onPaper: boolean;
  /** Null: it does not expire. */
  readonly expires: number | null;
  /** With the institution's text: printing takes time, so that the others are a page that says what they would be. */
  readonly isPrinted?: true;
  readonly reasons?: readonly { campo: AgreementField; motivo: string }[];
}

/** The oldest first, as their numbers count. No company has one from before it came. */
export const plannedAgreements: readonly PlannedAgreement[] = [
  { generated: -288, place: 36, estado: 'caducado', onPaper: true, expires: -9 },
  { generated: -270, place: 33, estado: 'caducado', onPaper: true, expires: -40 },
  { generated: -240, place: 30, estado: 'formalizado', onPaper: true, expires: null },
  { generated: -200, place: 24, estado: 'formalizado', onPaper: true, expires: 165 },
  { generated: -180, place: 21, estado: 'formalizado', onPaper: true, expires: 52 },
  { generated: -128, place: 0, estado: 'formalizado', onPaper: true, expires: null, isPrinted: true },
  { generated: -120, place: 1, estado: 'formalizado', onPaper: true, expires: 24, isPrinted: true },
  { generated: -34, place: 12, estado: 'secretaria', onPaper: true, expires: 700 },
  { generated: -22, place: 9, estado: 'firmado', onPaper: true, expires: null },
  { generated: -18, place: 3, estado: 'firmado', onPaper: true, expires: 347 },
  // A scan where a signed file is asked for, which the portal cannot judge.
  { generated: -16, place: 6, estado: 'firmado', onPaper: false, expires: 365 },
  {
    generated: -15,
    place: 15,
    estado: 'erroneo',
    onPaper: true,
    expires: null,
    reasons: [{ campo: 'firma', motivo: 'Falta la firma en la última página' }],
  },
  {
    generated: -12,
    place: 1,
    estado: 'erroneo',
    onPaper: false,
    expires: 200,
    reasons: [
      { campo: 'datosFirmante', motivo: 'El cargo no es el que consta en la escritura de poderes' },
      { campo: 'fechaCaducidad', motivo: 'Debe cubrir el curso entero' },
    ],
  },
  { generated: -8, place: 13, estado: 'generado', onPaper: true, expires: null },
  { generated: -6, place: 0, estado: 'generado', onPaper: false, expires: 730, isPrinted: true },
];

export interface PlannedStep {
  readonly tipo: AgreementEventKind;
  readonly day: number;
  readonly by: 'company' | 'manager' | 'portal';
  readonly nota: string | null;
}

/** Days after it was generated. */
const onPaper = [
  { tipo: 'enviadoPorCorreo', after: 3, nota: 'Dos ejemplares' },
  { tipo: 'recibido', after: 9, nota: null },
  { tipo: 'enviadoSecretaria', after: 11, nota: null },
  { tipo: 'formalizado', after: 18, nota: null },
  { tipo: 'devuelto', after: 20, nota: 'El ejemplar de la empresa, por mensajería' },
  { tipo: 'archivado', after: 21, nota: null },
] as const;

/** How many of these an agreement on paper has gone through. */
const stepsUntil = {
  generado: 1,
  firmado: 2,
  erroneo: 2,
  secretaria: 3,
  formalizado: 6,
  caducado: 6,
} as const satisfies Record<PlannedAgreement['estado'], number>;

/** How many days after it was generated it was filed with both signatures. */
export const filedAfter = 18;

/** All that has happened to it, in order. */
export function stepsOf(planned: PlannedAgreement): PlannedStep[] {
  const { generated, estado, expires } = planned;
  const steps: PlannedStep[] = [
    { tipo: 'creado', day: generated, by: 'company', nota: null },
    { tipo: 'generado', day: generated, by: 'company', nota: null },
  ];
  const byHand = planned.onPaper ? onPaper.slice(0, stepsUntil[estado]) : [];
  for (const { tipo, after, nota } of byHand)
    steps.push({ tipo, day: generated + after, by: 'manager', nota });
  if (estado === 'firmado' && !planned.onPaper)
    steps.push({ tipo: 'firmadoSubido', day: generated + 12, by: 'company', nota: null });
  if (estado === 'erroneo') steps.push({ tipo: 'erroneo', day: generated + 10, by: 'manager', nota: null });
  for (const days of warningsOf(planned))
    steps.push({ tipo: 'avisoCaducidad', day: (expires ?? 0) - days, by: 'portal', nota: `${days}` });
  if (estado === 'caducado')
    steps.push({ tipo: 'caducado', day: (expires ?? 0) + 1, by: 'portal', nota: null });
  return steps;
}

/** The days before its expiry of which both sides have been warned. */
export function warningsOf({ estado, expires }: PlannedAgreement): number[] {
  if (expires === null || (estado !== 'formalizado' && estado !== 'caducado')) return [];
  return expiryWarnings.filter((days) => expires - days <= 0);
}
