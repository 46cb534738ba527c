import type { es } from '../es/mails.ts';

export const ca: typeof es = {
  choose: 'Quins avisos arriben per correu es tria a {{url}}',
  always: 'Aquest avís s’envia sempre per correu; els altres es trien a {{url}}',
  writeTo: 'El correu de l’equip del portal és {{correo}}',
  digestSubjectOne: 'Resum del dia: una novetat',
  digestSubject: 'Resum del dia: {{numero}} novetats',
  digestIntro: 'El que hi ha de nou al portal i continua sense llegir:',
  digestMore: 'N’hi ha {{numero}} més al portal.',
  companySays: 'L’empresa diu: «{{comentario}}»',
};
