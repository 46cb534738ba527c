import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/notifications.ts';

export const texts: Texts<typeof es> = {
  preferences: {
    title: 'News by mail',
    description:
      'Everything that happens is in the notifications of the portal as well. Choose here what is also sent by mail.',
    digest: 'The summary is a single mail in the morning with what is still unread.',
    delivery: { inmediato: 'At once', resumen: 'In the daily summary', nunca: 'Not by mail' },
    kinds: {
      inscripciones: { title: 'Your applications sent', text: 'When you apply to an offer.' },
      avances: {
        title: 'How your application moves on',
        text: 'When it is under review or you are shortlisted.',
      },
      lecturas: {
        title: 'Your CV was opened',
        text: 'The first time that a company reads your application.',
      },
      candidaturas: { title: 'New applications', text: 'When somebody applies to one of your offers.' },
      respuestas: {
        title: 'Answers of candidates',
        text: 'When somebody withdraws or answers a pre-registration.',
      },
      ofertas: {
        title: 'Dates and changes of your offers',
        text: 'When an offer is about to expire, expires, or is closed or deleted by a colleague.',
      },
    },
    fixed: 'Always by mail',
    fixedStudent:
      'Decisions on your applications, since some await your answer, and what concerns the security of your account.',
    fixedCompany:
      'Decisions on your offers, since some ask for changes, and what concerns the security of your account.',
  },
};
