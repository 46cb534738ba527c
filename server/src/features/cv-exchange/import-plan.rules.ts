import type { NotUnderstood } from '@portal/contract/cv-exchange';
import { planEntries } from './plan-entries.rules.ts';
import { planFields } from './plan-fields.rules.ts';
import { planWords } from './plan-words.rules.ts';
import type { PlannedChange, Planning } from './planned-change.rules.ts';
import type { ReadFile } from './portable-cv.ts';

/** What a file would change in a CV. What the file does not say stays as it is, and nothing is ever taken out. */
export function planImport(
  file: ReadFile,
  planning: Planning,
): { cambios: PlannedChange[]; noEntendido: NotUnderstood[] } {
  const plans = [planFields, planEntries, planWords].map((plan) => plan(file.cv, planning));
  return {
    cambios: plans
      .flatMap(({ cambios }) => cambios)
      .map((one, index) => ({ ...one, clave: `${one.seccion}.${index}` })),
    noEntendido: [
      ...plans.flatMap(({ noEntendido }) => noEntendido),
      ...file.ajeno.map((one) => ({ ...one, motivo: 'seccion' as const })),
    ],
  };
}
