export const texts = {
  /** Of an application, by `idEstado`. */
  application: {
    1: 'Enviada',
    2: 'En revisión',
    3: 'Preseleccionada',
    4: 'Entrevista',
    5: 'Seleccionada',
    6: 'No seleccionada',
    7: 'Retirada',
    16: 'Espera tu respuesta',
    17: 'Descartada',
    98: 'Preseleccionada, en trámite',
  },
  /** Of an application that ended because its student declined being put forward (16). */
  declined: 'Preinscripción rechazada',
  /** Of an offer, by `estadoOferta`. */
  offer: {
    borrador: 'Borrador',
    pendiente: 'Pendiente de validación',
    abierta: 'Abierta',
    cerrada: 'Cerrada',
    caducada: 'Caducada',
    rechazada: 'Rechazada',
    eliminada: 'Eliminada',
  },
  /** What managers did. */
  acts: {
    title: 'Historial',
    none: 'Sin actuaciones del equipo de gestión.',
    by: 'por {{name}}',
    what: {
      validada: 'Validada',
      rechazada: 'Rechazada',
      contactoAceptado: 'Contacto aceptado',
      contactoRechazado: 'Contacto rechazado',
      alumnoValidado: 'Registro validado',
      alumnoRechazado: 'Registro rechazado',
      bloqueada: 'Bloqueada',
      desbloqueada: 'Desbloqueada',
      accesoUnicoDesvinculado: 'Acceso único desvinculado',
      segundoFactorActivado: 'Verificación en dos pasos activada',
      segundoFactorDesactivado: 'Verificación en dos pasos desactivada',
      segundoFactorRestablecido: 'Verificación en dos pasos restablecida',
      cerrada: 'Cerrada',
      bajaTramitada: 'Baja tramitada',
      bajaDenegada: 'Baja denegada',
      solicitudEstudioAceptada: 'Solicitud sobre estudios aceptada',
      solicitudEstudioRechazada: 'Solicitud sobre estudios rechazada',
      importada: 'Datos importados',
      estudioModificado: 'Estudios modificados',
      serviciosModificados: 'Servicios modificados',
      documentoPedido: 'Documento pedido',
      documentoRetirado: 'Solicitud de documento retirada',
      creada: 'Creada',
      modificada: 'Modificada',
      eliminada: 'Eliminada',
      mantenimientoIniciado: 'Mantenimiento iniciado',
      mantenimientoTerminado: 'Mantenimiento terminado',
    },
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    states: typeof texts;
  }
}
