/** What stands in the way of the portal, or out of it: the data-protection text, maintenance, leaving. */
export const texts = {
  acceptance: {
    title: 'Antes de continuar',
    context: 'Para usar el portal es necesario aceptar cómo tratamos los datos personales.',
    whole: 'Leer la información completa',
    newTab: '(se abre en otra pestaña)',
    accept: 'Aceptar y continuar',
    goOn: 'Continuar',
    leave: 'No acepto: cerrar la sesión',
    another: 'El texto acaba de cambiar',
    anotherText: 'Esta es la versión vigente. La anterior ya no se puede aceptar.',
  },
  maintenance: {
    title: 'El portal está en mantenimiento',
    body: 'Estamos trabajando en él. Los datos guardados no se pierden.',
    back: 'En cuanto terminemos, el portal se abrirá automáticamente.',
  },
  leave: {
    title: 'Solicitar la baja',
    context: 'Para dejar de usar el portal y cerrar tu cuenta.',
    section: 'Baja del servicio',
    what: 'Si solicitas la baja, el equipo del portal cerrará tu cuenta y no podrás volver a entrar con ella.',
    ask: 'Solicitar la baja',
    confirmTitle: '¿Quieres solicitar la baja?',
    confirmText:
      'El equipo del portal revisará tu solicitud y te avisará por correo. Mientras tanto, puedes seguir entrando. Cuando se tramite la baja, cerraremos tu cuenta, retiraremos tus candidaturas sin resolver y bloquearemos tus datos hasta que se borren.',
    confirm: 'Sí, solicitar la baja',
    stay: 'Seguir en el portal',
    waiting: 'Has solicitado la baja',
    asked: 'Solicitud enviada:',
    waitingText: 'Te avisaremos por correo cuando esté tramitada.',
    takeBack: 'Retirar la solicitud',
    takeBackTitle: '¿Quieres retirar la solicitud de baja?',
    takeBackText:
      'Tu cuenta seguirá abierta, con tus datos y tus candidaturas como están. Podrás volver a solicitar la baja cuando quieras.',
    takeBackConfirm: 'Sí, retirar la solicitud',
    takeBackKeep: 'Mantener la solicitud',
    takenBack: 'Has retirado la solicitud de baja',
    takenBackText: 'Tu cuenta sigue abierta.',
    settled: 'Ya no tienes ninguna solicitud de baja pendiente',
    settledText:
      'Quizá la retiraste en otra pestaña o el equipo del portal ya te ha respondido: mira tus notificaciones.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    access: typeof texts;
  }
}
