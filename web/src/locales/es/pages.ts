export const texts = {
  contents: 'En esta página',
  decision: {
    title: 'Decisión sobre las cookies',
    none: 'Este portal no usa cookies de estadística ni de terceros: guarda solo lo estrictamente necesario, así que no hay nada que aceptar ni rechazar.',
    body: 'Contamos las visitas solo con permiso, con Matomo, en el servidor {{server}}. Se registra el tipo de página; nunca búsquedas, textos ni identidad.',
    accept: 'Aceptar las estadísticas',
    reject: 'Rechazar las estadísticas',
    undecided: 'Todavía sin decidir: no contamos las visitas.',
    accepted: 'Aceptadas el {{date}}. Volveremos a preguntar el {{end}}.',
    rejected: 'Rechazadas el {{date}}. Volveremos a preguntar el {{end}}.',
  },
  stored: {
    title: 'Datos guardados en este navegador',
    necessary: 'Estrictamente necesario',
    statistics: 'Estadísticas, solo si se aceptan',
    name: 'Nombre',
    purpose: 'Finalidad',
    until: 'Duración',
    what: {
      session: 'Mantener la sesión abierta: usuario y permisos',
      language: 'Recordar el idioma elegido',
      theme: 'Recordar el tema claro u oscuro',
      letterKeys: 'Recordar si las listas se recorren con las teclas J y K',
      candidateView: 'Recordar si los candidatos se muestran en lista, tabla o tablero',
      drafts: 'Conservar los formularios sin enviar',
      newOffer: 'Evitar que una oferta enviada dos veces se publique dos veces',
      wanted: 'Abrir, después de iniciar sesión, la página solicitada',
      lists: 'Volver al mismo punto de una lista',
      scroll: 'Volver al mismo punto de la página al ir atrás',
      compared: 'Recordar las ofertas elegidas para comparar',
      candidates: 'Mantener el orden de los candidatos mientras se leen',
      link: 'Usar el enlace de un correo después de recargar la página, para crear la contraseña o confirmar el correo',
      survey: 'Conservar en esta pestaña las respuestas de una encuesta hasta enviarla',
      signOn: 'Volver del acceso de la universidad en el mismo idioma y a la misma página de acceso',
      provisional: 'Recordar quién ha iniciado sesión hasta que acepte el texto de protección de datos',
      missing: 'No repetir en la misma visita el aviso de datos que faltan',
      godMode: 'Permitir que el equipo de gestión entre durante el mantenimiento',
      device:
        'Reconocer los navegadores en los que ya se ha iniciado sesión, para que nadie pueda bloquear una cuenta probando contraseñas',
      signOnCookie: 'Comprobar que la vuelta del acceso de la universidad es la de este navegador',
      cookies: 'Recordar la decisión sobre las cookies',
      visitor: 'Distinguir las visitas nuevas de las repetidas',
      visit: 'Saber qué páginas pertenecen a la misma visita',
    },
    ends: {
      session: 'Hasta cerrar la sesión o hasta que caduque',
      logout: 'Hasta cerrar la sesión',
      drafts: 'Hasta enviarlo o cerrar la sesión; 60 días como máximo',
      tab: 'Hasta cerrar la pestaña o la sesión',
      device: '180 días desde el último inicio de sesión; no se borra al cerrar la sesión',
      minutes: '15 minutos',
      decision: '24 meses; no se borra al cerrar la sesión',
      visitor: '13 meses',
      visit: '30 minutos',
    },
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    pages: typeof texts;
  }
}
