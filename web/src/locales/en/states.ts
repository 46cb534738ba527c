import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/states.ts';

export const texts: Texts<typeof es> = {
  /** Of an application, by `idEstado`. */
  application: {
    1: 'Sent',
    2: 'Under review',
    3: 'Shortlisted',
    4: 'Interview',
    5: 'Selected',
    6: 'Not selected',
    7: 'Withdrawn',
    16: 'Waiting for your answer',
    17: 'Rejected',
    98: 'Shortlisted, paperwork in progress',
  },
  declined: 'Pre-registration declined',
  /** Of an offer, by `estadoOferta`. */
  offer: {
    borrador: 'Draft',
    pendiente: 'Awaiting approval',
    abierta: 'Open',
    cerrada: 'Closed',
    caducada: 'Expired',
    rechazada: 'Rejected',
    eliminada: 'Deleted',
  },
  /** What managers did. */
  acts: {
    title: 'History',
    none: 'No actions by the management team.',
    by: 'by {{name}}',
    what: {
      validada: 'Approved',
      rechazada: 'Turned down',
      contactoAceptado: 'Contact accepted',
      contactoRechazado: 'Contact turned down',
      alumnoValidado: 'Registration approved',
      alumnoRechazado: 'Registration turned down',
      bloqueada: 'Blocked',
      desbloqueada: 'Unblocked',
      accesoUnicoDesvinculado: 'Single sign-on unlinked',
      segundoFactorActivado: 'Two-step verification turned on',
      segundoFactorDesactivado: 'Two-step verification turned off',
      segundoFactorRestablecido: 'Two-step verification reset',
      cerrada: 'Closed',
      bajaTramitada: 'Account closed on request',
      bajaDenegada: 'Request to leave turned down',
      solicitudEstudioAceptada: 'Request about studies accepted',
      solicitudEstudioRechazada: 'Request about studies refused',
      importada: 'Data imported',
      estudioModificado: 'Studies changed',
      serviciosModificados: 'Services changed',
      documentoPedido: 'Document requested',
      documentoRetirado: 'Document request withdrawn',
      creada: 'Created',
      modificada: 'Changed',
      eliminada: 'Deleted',
      mantenimientoIniciado: 'Maintenance begun',
      mantenimientoTerminado: 'Maintenance ended',
    },
  },
};
