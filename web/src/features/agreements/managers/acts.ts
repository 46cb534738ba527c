import type { AgreementState } from '@portal/contract/agreements';

export type Act = 'recibir' | 'enviar' | 'formalizar' | 'devolver' | 'anotar';

interface Facts {
  estado: AgreementState;
  tramitacionManual: boolean | null;
}

/** What managers can do to an agreement, the next step first; the portal decides it again. */
export function actsOf({ estado, tramitacionManual }: Facts): readonly Act[] {
  const isPaper = tramitacionManual === true;
  const acts: Act[] = [];
  if (estado === 'generado' && isPaper) acts.push('recibir');
  if (estado === 'firmado') acts.push('enviar');
  if (estado === 'secretaria') acts.push('formalizar');
  if (estado === 'firmado' || estado === 'secretaria' || (estado === 'generado' && isPaper))
    acts.push('devolver');
  if (isPaper && estado !== 'borrador') acts.push('anotar');
  return acts;
}
