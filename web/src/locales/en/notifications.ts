import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/notifications.ts';

export const texts: Texts<typeof es> = {
  preferences: {
    title: 'Email notifications',
    description:
      'Everything also appears in the portal’s notifications. Choose here what is sent by email too.',
    digest: 'The summary is a single email in the morning with what is still unread.',
    delivery: { inmediato: 'Straight away', resumen: 'In the daily summary', nunca: 'Never by email' },
    kinds: {
      inscripciones: { title: 'Applications you send', text: 'When you apply for an offer.' },
      avances: {
        title: 'Progress of your application',
        text: 'When it’s under review or you’re shortlisted.',
      },
      lecturas: {
        title: 'Your CV was opened',
        text: 'The first time a company reads your application.',
      },
      candidaturas: { title: 'New applications', text: 'When somebody applies for one of your offers.' },
      respuestas: {
        title: 'Answers from candidates',
        text: 'When somebody withdraws or answers a pre-registration.',
      },
      ofertas: {
        title: 'Receipt and dates of your offers',
        text: 'When we receive an offer you’ve sent, and when one of your company’s is about to expire or expires.',
      },
      equipo: {
        title: 'What your colleagues do',
        text: 'When somebody else at your company sends, changes, closes or deletes an offer.',
      },
    },
    fixed: 'Always by email',
    fixedStudent:
      'Decisions on your applications, because some need your answer, and anything about the security of your account.',
    fixedCompany:
      'Decisions on your offers, because some ask for changes, and anything about the security of your account.',
  },
};
