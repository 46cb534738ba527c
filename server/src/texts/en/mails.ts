import type { es } from '../es/mails.ts';

export const en: typeof es = {
  choose: 'Choose what is sent by email at {{url}}',
  always: 'This one is always sent by email; choose the others at {{url}}',
  writeTo: 'The portal team’s email is {{correo}}',
  digestSubjectOne: 'Today’s summary: one update',
  digestSubject: 'Today’s summary: {{numero}} updates',
  digestIntro: 'What is new on the portal and still unread:',
  digestMore: 'There are {{numero}} more on the portal.',
  companySays: 'The company says: “{{comentario}}”',
};
