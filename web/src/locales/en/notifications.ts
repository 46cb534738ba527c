import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/notifications.ts';

export const texts: Texts<typeof es> = {
  preferences: {
    title: 'Email notifications',
    description:
      'Everything also appears in the portal’s notifications. Choose here what is sent by email too.',
    digest:
      'The summary is a single email in the morning with your unread news. What can’t wait, such as the reminder of an interview, is sent at once.',
    delivery: { inmediato: 'Straight away', resumen: 'In the daily summary', nunca: 'Never by email' },
    kinds: {
      decisiones: {
        title: 'Decisions on your applications',
        text: 'When you’re invited to an interview, selected, pre-registered for an offer or turned down. Some need your answer.',
      },
      inscripciones: { title: 'Applications you send', text: 'When you apply for an offer.' },
      avances: {
        title: 'Progress of your application',
        text: 'When it’s under review or you’re shortlisted.',
      },
      lecturas: {
        title: 'Your CV was opened',
        text: 'The first time a company reads your application.',
      },
      revision: {
        title: 'Decisions on your offers',
        text: 'When we publish an offer or ask you to change it.',
      },
      candidaturas: { title: 'New applications', text: 'When somebody applies for one of your offers.' },
      respuestas: {
        title: 'Answers from candidates',
        text: 'When somebody withdraws, asks about an application, or answers a pre-registration or an interview proposal.',
      },
      ofertas: {
        title: 'Receipt and dates of your offers',
        text: 'When we receive an offer you’ve sent, when one of your company’s is about to expire or expires, and when the time you promised to answer in ends.',
      },
      equipo: {
        title: 'What your colleagues do',
        text: 'When somebody else at your company sends, changes, closes or deletes an offer.',
      },
    },
    fixed: 'Always by email',
    fixedStudent: 'What happens to your account: password, access, blocking or leaving.',
    fixedCompany: 'What happens to your account: password, access, blocking or who joins your company.',
  },
};
