import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/home.ts';

export const texts: Texts<typeof es> = {
  student: {
    title: 'Hello, {{name}}',
    context: 'What waits for you, and what was published last.',
    search: {
      title: 'Search offers',
      label: 'Position, company or word',
      practicas: 'Search internships',
      empleo: 'Search jobs',
    },
    waiting: {
      title: 'Waiting for your answer',
      preregistration: 'You have been put forward for this offer: accept or decline',
      answer: 'Answer',
    },
    moving: {
      title: 'Your applications',
      all: 'See all',
      empty: 'You have not applied to any offer yet',
      emptyBody: 'When you do, you will see here how each application is going.',
    },
    newest: {
      practicas: 'Latest internships',
      empleo: 'Latest jobs',
      allPracticas_one: 'See the internship offer',
      allPracticas_other: 'See all {{count}} internship offers',
      allEmpleo_one: 'See the job offer',
      allEmpleo_other: 'See all {{count}} job offers',
      empty: 'There are no open offers right now',
      emptyBody: 'Meanwhile, a complete CV leaves you one step from applying.',
      cv: 'Review my CV',
    },
    place: 'Place',
    modality: 'Modality',
    pay: 'Pay',
    published: 'Published',
    hiddenCompany: 'Confidential company',
  },
  company: {
    context: 'Your offers and candidates at a glance.',
    internships: 'Active internship offers',
    jobs: 'Active job offers',
    newInternship: 'New internship offer',
    newInternshipText: 'For students who are still on their course',
    newJob: 'New job offer',
    newJobText: 'For those who are finishing or already have their degree',
    see: 'See offers',
    latest: 'Latest offers',
    latestAll: 'See all my offers',
    empty: 'You have not published any offers yet',
    emptyBody: 'When you publish the first, you will see its state and candidates here.',
    candidates_one: '{{count}} candidate',
    candidates_other: '{{count}} candidates',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
  },
  manager: {
    title: 'Portal management',
    body: 'The offers and companies that await validation are in the management inbox.',
  },
};
