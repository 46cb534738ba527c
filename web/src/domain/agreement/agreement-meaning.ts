import type { AgreementState, SignatureCheck } from '@portal/contract/agreements';
import type { Meaning } from '../../ui/StateBadge.tsx';

/** What a state means to a company. */
export const ownMeaning: Record<AgreementState, Meaning> = {
  borrador: 'neutral',
  generado: 'warning',
  firmado: 'info',
  secretaria: 'info',
  formalizado: 'good',
  erroneo: 'wrong',
  caducado: 'neutral',
};

/** And to managers, who wait where the company must act, and act where it waits. */
export const managedMeaning: Record<AgreementState, Meaning> = {
  ...ownMeaning,
  generado: 'info',
  firmado: 'warning',
  secretaria: 'warning',
  erroneo: 'info',
};

export const signatureMeaning: Record<SignatureCheck['resultado'], Meaning> = {
  intacta: 'good',
  cambiada: 'wrong',
  sinFirma: 'wrong',
  otroDocumento: 'wrong',
  noSeSabe: 'warning',
};

/** Days before its last day on which an agreement is shown as ending. */
export const endsSoonDays = 60;
