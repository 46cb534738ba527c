import type { CustomNotice } from '../../http/with-notice.ts';

/** What is said of saved searches and in the mails about new offers; `{{url}}` is where to go. */
export const es = {
  tooMany: {
    titulo: 'Tienes demasiadas búsquedas guardadas',
    mensaje: 'Puedes guardar 20 como máximo. Elimina alguna que ya no uses y vuelve a intentarlo.',
    boton: null,
  } satisfies CustomNotice,
  subjectOne: 'Oferta nueva: {{titulo}}',
  subject: '{{numero}} ofertas nuevas para tus búsquedas',
  intro: 'Se han publicado ofertas que coinciden con tus búsquedas guardadas:',
  why: 'Búsquedas con las que coincide: {{busquedas}}',
  more: 'Hay {{numero}} más. Consúltalas en {{url}}',
  manage: 'Para cambiar con qué frecuencia te avisamos: {{url}}',
  stop: 'Para dejar de recibir estos avisos: {{url}}',
};
