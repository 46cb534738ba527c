import type { es } from '../es/mails.ts';

export const ca: typeof es = {
  choose: 'Per triar els avisos per correu: {{url}}',
  always: 'Aquest avís s’envia sempre per correu. Per triar els altres: {{url}}',
  writeTo: 'El correu de l’equip del portal és {{correo}}',
  digestSubjectOne: 'Resum del dia: una novetat',
  digestSubject: 'Resum del dia: {{numero}} novetats',
  digestIntro: 'Novetats sense llegir:',
  digestMore: 'N’hi ha {{numero}} més al portal.',
  at: '{{dia}}, a les {{hora}}',
  more: '{{numero}} més',
  companySays: 'L’empresa diu: «{{comentario}}»',
  managerSays: 'L’equip del portal diu: «{{nota}}»',
};
