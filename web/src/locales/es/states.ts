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
      segundoFactorRestablecido: 'Verificación en dos pasos restablecida',
      cerrada: 'Cerrada',
      bajaTramitada: 'Baja tramitada',
      bajaDenegada: 'Baja denegada',
      solicitudEstudioAceptada: 'Solicitud sobre estudios aceptada',
      solicitudEstudioRechazada: 'Solicitud sobre estudios rechazada',
      creada: 'Creada',
      modificada: 'Modificada',
      eliminada: 'Eliminada',
    },
  },
} as const;
