import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/help.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Respostes a les preguntes més habituals.',
  search: 'Cerca a l’ajuda',
  found_one: '{{count}} resposta',
  found_other: '{{count}} respostes',
  notFound: 'Cap resposta té aquestes paraules. Prova-ho amb altres paraules o escriu-nos.',
  empty: 'Encara no hi ha respostes',
  emptyBody: 'Mentrestant, la institució respon als missatges que s’envien des d’aquesta pàgina.',
  topics: {
    cuenta: 'Compte i accés',
    ofertas: 'Ofertes',
    candidaturas: 'Candidatures',
    cv: 'CV',
    practicas: 'Pràctiques',
    convenios: 'Convenis i documents',
    otros: 'Altres temes',
  },
  areas: {
    practicas: 'Pràctiques',
    empleo: 'Feina',
    empresas: 'Empreses',
    soporte: 'Problemes tècnics',
    privacidad: 'Protecció de dades',
    general: 'Altres consultes',
  },
  write: {
    title: 'Escriu a la institució',
    help: 'L’àrea triada rep el missatge i respon al correu del compte.',
    area: 'Àrea',
    choose: 'Tria una àrea',
    chooseFormal: 'Triï una àrea',
    orMail: 'També per correu:',
    subject: 'Assumpte',
    text: 'Missatge',
    send: 'Envia el missatge',
    sent: 'Missatge enviat',
    sentBody: 'La resposta arribarà al correu del compte.',
    again: 'Escriu un altre missatge',
  },
};
