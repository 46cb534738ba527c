import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/home.ts';

export const texts: Texts<typeof es> = {
  student: {
    title: 'Hola, {{name}}',
    context: 'Això és el que tens pendent i l’últim que s’ha publicat.',
    search: {
      title: 'Cerca ofertes',
      label: 'Lloc de treball, empresa o paraula',
      practicas: 'Cerca pràctiques',
      empleo: 'Cerca feina',
    },
    waiting: {
      title: 'Esperen la teva resposta',
      preregistration: 'Et proposen per a aquesta oferta: accepta o rebutja',
      answer: 'Respon',
    },
    moving: {
      title: 'Les teves candidatures',
      all: 'Mostra-les totes',
      empty: 'Encara no t’has inscrit a cap oferta',
      emptyBody: 'Quan t’hi inscriguis, aquí veuràs com va cada candidatura.',
    },
    newest: {
      practicas: 'Últimes pràctiques',
      empleo: 'Últimes feines',
      allPracticas_one: 'Mostra l’oferta de pràctiques',
      allPracticas_other: 'Mostra les {{count}} ofertes de pràctiques',
      allEmpleo_one: 'Mostra l’oferta de feina',
      allEmpleo_other: 'Mostra les {{count}} ofertes de feina',
      empty: 'Ara mateix no hi ha ofertes obertes',
      emptyBody: 'Mentrestant, tenir el CV complet et deixa a un pas d’inscriure’t.',
      cv: 'Revisa el meu CV',
    },
    place: 'Lloc',
    modality: 'Modalitat',
    pay: 'Retribució',
    published: 'Publicada',
    hiddenCompany: 'Empresa confidencial',
  },
  company: {
    context: 'Les seves ofertes i candidats, d’un cop d’ull.',
    internships: 'Ofertes de pràctiques actives',
    jobs: 'Ofertes de feina actives',
    newInternship: 'Nova oferta de pràctiques',
    newInternshipText: 'Per a estudiants que encara cursen els estudis',
    newJob: 'Nova oferta de feina',
    newJobText: 'Per a qui acaba o ja té el títol',
    see: 'Mostra les ofertes',
    latest: 'Últimes ofertes',
    latestAll: 'Mostra totes les meves ofertes',
    empty: 'Encara no ha publicat ofertes',
    emptyBody: 'Quan publiqui la primera, aquí en veurà l’estat i els candidats.',
    candidates_one: '{{count}} candidat',
    candidates_other: '{{count}} candidats',
    unread_one: '{{count}} sense llegir',
    unread_other: '{{count}} sense llegir',
  },
  manager: {
    title: 'Gestió del portal',
    body: 'Les ofertes i empreses que esperen validació són a la safata de gestió.',
  },
};
