/** What stands in the way of the portal, or out of it: the data-protection text, maintenance, leaving. */
export const texts = {
  acceptance: {
    title: 'Antes de continuar',
    context: 'Para usar el portal hay que aceptar cómo se tratan los datos personales.',
    whole: 'Leer la información completa',
    newTab: '(se abre en otra pestaña)',
    accept: 'Aceptar y continuar',
    goOn: 'Continuar',
    leave: 'No acepto: cerrar la sesión',
    another: 'El texto acaba de cambiar',
    anotherText: 'Este es el que vale ahora. Hay que leerlo antes de aceptarlo.',
  },
  maintenance: {
    title: 'El portal está en mantenimiento',
    body: 'Estamos trabajando en él. Lo que ya estaba guardado no se pierde.',
    back: 'Esta página vuelve sola al portal en cuanto acabemos.',
  },
  leave: {
    title: 'Solicitar la baja',
    context: 'Para dejar de usar el portal y cerrar tu cuenta.',
    section: 'Baja del servicio',
    what: 'Si pides la baja, el equipo del portal cierra tu cuenta y no podrás volver a entrar con ella.',
    ask: 'Solicitar la baja',
    confirmTitle: '¿Quieres pedir la baja?',
    confirmText:
      'El equipo del portal revisará la petición y te avisará por correo. Hasta entonces puedes seguir entrando. Después tu cuenta quedará cerrada, se retirarán las candidaturas que sigan sin decidir y tus datos quedarán bloqueados hasta que se borren.',
    confirm: 'Sí, pedir la baja',
    stay: 'Seguir en el portal',
    waiting: 'Has pedido la baja',
    asked: 'Petición enviada:',
    waitingText: 'Te avisaremos por correo cuando esté tramitada.',
    takeBack: 'Retirar la petición',
    takeBackTitle: '¿Quieres retirar la petición de baja?',
    takeBackText:
      'Tu cuenta seguirá abierta, con tus datos y tus candidaturas como están. Podrás volver a pedir la baja cuando quieras.',
    takeBackConfirm: 'Sí, retirar la petición',
    takeBackKeep: 'Mantener la petición',
    takenBack: 'Has retirado la petición de baja',
    takenBackText: 'Tu cuenta sigue abierta.',
    settled: 'Ya no hay ninguna petición de baja en espera',
    settledText:
      'Puede que la retiraras en otra pestaña o que el equipo del portal te haya respondido: mira tus notificaciones.',
  },
} as const;
