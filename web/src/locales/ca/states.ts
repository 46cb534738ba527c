import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/states.ts';

export const texts: Texts<typeof es> = {
  /** Of an application, by `idEstado`. */
  application: {
    1: 'Enviada',
    2: 'En revisió',
    3: 'Preseleccionada',
    4: 'Entrevista',
    5: 'Seleccionada',
    6: 'No seleccionada',
    7: 'Retirada',
    16: 'Espera la teva resposta',
    17: 'Descartada',
    98: 'Preseleccionada, en tràmit',
  },
  declined: 'Preinscripció rebutjada',
  /** Of an offer, by `estadoOferta`. */
  offer: {
    borrador: 'Esborrany',
    pendiente: 'Pendent de validació',
    abierta: 'Oberta',
    cerrada: 'Tancada',
    caducada: 'Caducada',
    rechazada: 'Rebutjada',
    eliminada: 'Eliminada',
  },
  /** What managers did. */
  acts: {
    title: 'Historial',
    none: 'Sense actuacions de l’equip de gestió.',
    by: 'per {{name}}',
    what: {
      validada: 'Validada',
      rechazada: 'Rebutjada',
      contactoAceptado: 'Contacte acceptat',
      contactoRechazado: 'Contacte rebutjat',
      alumnoValidado: 'Registre validat',
      alumnoRechazado: 'Registre rebutjat',
      bloqueada: 'Bloquejada',
      desbloqueada: 'Desbloquejada',
      accesoUnicoDesvinculado: 'Accés únic desvinculat',
      segundoFactorActivado: 'Verificació en dos passos activada',
      segundoFactorDesactivado: 'Verificació en dos passos desactivada',
      segundoFactorRestablecido: 'Verificació en dos passos restablerta',
      cerrada: 'Tancat',
      bajaTramitada: 'Baixa tramitada',
      bajaDenegada: 'Baixa denegada',
      solicitudEstudioAceptada: 'Sol·licitud sobre estudis acceptada',
      solicitudEstudioRechazada: 'Sol·licitud sobre estudis rebutjada',
      importada: 'Dades importades',
      estudioModificado: 'Estudis modificats',
      serviciosModificados: 'Serveis modificats',
      documentoPedido: 'Document demanat',
      documentoRetirado: 'Sol·licitud de document retirada',
      creada: 'Creada',
      modificada: 'Modificada',
      eliminada: 'Eliminada',
      mantenimientoIniciado: 'Manteniment iniciat',
      mantenimientoTerminado: 'Manteniment acabat',
    },
  },
};
