import type { es } from '../es/mails.ts';

export const en: typeof es = {
  choose: 'To choose your email notifications: {{url}}',
  always: 'This one is always sent by email. To choose the others: {{url}}',
  writeTo: 'The portal team’s email is {{correo}}',
  digestSubjectOne: 'Today’s summary: one update',
  digestSubject: 'Today’s summary: {{numero}} updates',
  digestIntro: 'Your unread news:',
  digestMore: 'There are {{numero}} more on the portal.',
  at: '{{dia}}, at {{hora}}',
  more: '{{numero}} more',
  companySays: 'The company says: “{{comentario}}”',
  managerSays: 'The portal team says: “{{nota}}”',
};
