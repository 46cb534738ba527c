/** What managers do besides letting in: accounts, and maintenance. */
export const texts = {
  accounts: {
    title: 'Cuentas',
    context:
      'Estudiantes, titulados, contactos de empresa y equipo de gestión: solicitudes de baja y acceso al portal.',
    search: 'Nombre o correo',
    type: 'Tipo',
    types: {
      Alumno: 'Estudiantes y titulados',
      Empresa: 'Contactos de empresa',
      Gestor: 'Equipo de gestión',
    },
    state: 'Estado',
    any: 'Todas',
    submit: 'Buscar',
    filters: {
      pideBaja: 'Solicitan la baja',
      pendiente: 'Pendientes de validar',
      activa: 'Activas',
      bloqueada: 'Bloqueadas',
      baja: 'Cerradas',
    },
    found_one: '{{count}} cuenta',
    found_other: '{{count}} cuentas',
    empty: 'Todavía no hay cuentas',
    emptyText: 'Aparecerán aquí cuando alguien se registre.',
    none: 'Ninguna cuenta coincide con la búsqueda',
    noneText: 'La búsqueda compara el principio de las palabras del nombre, los apellidos y el correo.',
    all: 'Ver todas las cuentas',
    student: 'Estudiante o titulado',
    contact: 'Contacto de empresa',
    manager: 'Equipo de gestión',
    companies: {
      pendiente: '{{empresa}} (por validar)',
      rechazada: '{{empresa}} (rechazada)',
      bloqueada: '{{empresa}} (bloqueada)',
      fusionada: '{{empresa}} (fusionada)',
    },
    states: { activa: 'Activa', pendiente: 'Pendiente', bloqueada: 'Bloqueada', baja: 'Cerrada' },
    asksToLeave: 'Solicitud de baja:',
    made: 'Cuenta creada:',
    lastIn: 'Último acceso:',
    neverIn: 'Nunca ha entrado',
    signOn: 'Vinculada al acceso único',
    secondFactor: 'Con verificación en dos pasos',
    review: 'Revisar el registro',
    reviewOf: 'Revisar el registro de {{name}}',
  },
  acts: {
    block: {
      button: 'Bloquear',
      of: 'Bloquear la cuenta de {{name}}',
      title: '¿Bloquear la cuenta de {{name}}?',
      text: 'Se cerrarán sus sesiones y no podrá entrar hasta que desbloquees la cuenta. Le avisaremos por correo.',
      done: 'La cuenta de {{name}} está bloqueada',
    },
    unblock: {
      button: 'Desbloquear',
      of: 'Desbloquear la cuenta de {{name}}',
      title: '¿Desbloquear la cuenta de {{name}}?',
      text: 'Podrá volver a entrar como siempre. Le avisaremos por correo.',
      done: 'La cuenta de {{name}} está activa',
    },
    unlink: {
      button: 'Desvincular',
      of: 'Desvincular el acceso único de {{name}}',
      title: '¿Desvincular el acceso único de {{name}}?',
      text: 'Se cerrarán sus sesiones y la cuenta dejará de estar vinculada al acceso único. La próxima vez que alguien entre así, volveremos a buscar la cuenta por el correo o el documento de identidad. Le avisaremos por correo.',
      done: 'La cuenta de {{name}} ya no está vinculada al acceso único',
    },
    close: {
      button: 'Cerrar la cuenta',
      of: 'Cerrar la cuenta de {{name}}',
      title: '¿Cerrar la cuenta de {{name}}?',
      text: 'Se cerrarán sus sesiones y no podrás volver a abrir la cuenta. Le avisaremos por correo.',
      done: 'La cuenta de {{name}} está cerrada',
    },
    resetFactor: {
      button: 'Restablecer la verificación',
      of: 'Restablecer la verificación en dos pasos de {{name}}',
      title: '¿Restablecer la verificación en dos pasos de {{name}}?',
      text: 'Se cerrarán sus sesiones y podrá entrar sin código. Hazlo solo si te lo ha pedido en persona. Le avisaremos por correo.',
      done: '{{name}} puede entrar sin código',
    },
    carryOut: {
      button: 'Tramitar la baja',
      of: 'Tramitar la baja de {{name}}',
      title: '¿Tramitar la baja de {{name}}?',
      text: 'Cerraremos su cuenta y no podrás volver a abrirla. Retiraremos sus candidaturas sin resolver y avisaremos a las empresas. Sus datos quedarán bloqueados y más adelante se borrarán. Le avisaremos por correo.',
      done: 'La cuenta de {{name}} está cerrada',
    },
    turnDown: {
      button: 'Rechazar la baja',
      of: 'Rechazar la baja de {{name}}',
      title: '¿Rechazar la baja de {{name}}?',
      text: 'Su cuenta seguirá abierta. Recibirá el motivo en el portal y por correo.',
      reason: 'Motivo',
      done: 'Se ha rechazado la solicitud de baja de {{name}}',
    },
  },
  maintenance: {
    title: 'Mantenimiento',
    context: 'Mientras está activo, solo puede entrar el equipo de gestión, desde /gma2019.',
    state: 'Estado del portal',
    isOn: 'En mantenimiento: nadie más puede entrar',
    isOff: 'Abierto',
    never: 'El mantenimiento nunca se ha activado desde esta página.',
    onBy: 'Activado por {{name}}:',
    offBy: 'Desactivado por {{name}}:',
    configured: 'Activado por la configuración',
    configuredText:
      'El servidor se ha iniciado con MAINTENANCE=1: solo quien lo administra puede desactivarlo.',
    on: 'Activar el mantenimiento',
    off: 'Volver a abrir el portal',
    onTitle: '¿Activar el mantenimiento?',
    onText:
      'En unos segundos, todas las personas conectadas saldrán del portal. Lo que estén escribiendo se conservará en su navegador, salvo ficheros y contraseñas, y podrán continuar cuando lo desactives.',
    offTitle: '¿Volver a abrir el portal?',
    offText:
      'Todo el mundo podrá volver a entrar, y el portal se abrirá automáticamente a quien esté esperando.',
    switchedOn: 'El portal está en mantenimiento',
    switchedOff: 'El portal vuelve a estar abierto',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    managing: typeof texts;
  }
}
