import type { Language } from '@portal/contract/languages';

/** The words that a printed CV has besides those of its owner and of the catalogue. */
export interface CvTexts {
  about: string;
  studies: string;
  experience: string;
  languages: string;
  software: string;
  competencies: string;
  other: string;
  underWay: string;
  today: string;
  ownCar: string;
  relocation: string;
  abroad: string;
  year(number: number): string;
  credits(passed: number, total: number | null): string;
  grade(grade: string): string;
  licence(codes: string): string;
  pageOf(page: number, pages: number): string;
}

const ordinal = (number: number): string =>
  `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number] ?? 'th'}`;

export const cvTexts: Record<Language, CvTexts> = {
  es: {
    about: 'Presentación',
    studies: 'Formación',
    experience: 'Experiencia',
    languages: 'Idiomas',
    software: 'Informática',
    competencies: 'Competencias',
    other: 'Otros datos',
    underWay: 'En curso',
    today: 'hoy',
    ownCar: 'Coche propio',
    relocation: 'Disponibilidad para cambiar de residencia',
    abroad: 'Disponibilidad para trabajar en el extranjero',
    year: (number) => `${number}.º curso`,
    credits: (passed, total) => `${passed}${total === null ? '' : ` de ${total}`} créditos superados`,
    grade: (grade) => `Nota media: ${grade} sobre 4`,
    licence: (codes) => `Carné de conducir: ${codes}`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    about: 'Presentació',
    studies: 'Formació',
    experience: 'Experiència',
    languages: 'Idiomes',
    software: 'Informàtica',
    competencies: 'Competències',
    other: 'Altres dades',
    underWay: 'En curs',
    today: 'avui',
    ownCar: 'Cotxe propi',
    relocation: 'Disponibilitat per canviar de residència',
    abroad: 'Disponibilitat per treballar a l’estranger',
    year: (number) => `Curs ${number}`,
    credits: (passed, total) => `${passed}${total === null ? '' : ` de ${total}`} crèdits superats`,
    grade: (grade) => `Nota mitjana: ${grade} sobre 4`,
    licence: (codes) => `Carnet de conduir: ${codes}`,
    pageOf: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    about: 'Profile',
    studies: 'Education',
    experience: 'Experience',
    languages: 'Languages',
    software: 'Software',
    competencies: 'Competencies',
    other: 'Other',
    underWay: 'In progress',
    today: 'today',
    ownCar: 'Own car',
    relocation: 'Can relocate',
    abroad: 'Can work abroad',
    year: (number) => `${ordinal(number)} year`,
    credits: (passed, total) => `${passed}${total === null ? '' : ` of ${total}`} credits passed`,
    grade: (grade) => `Average grade: ${grade} out of 4`,
    licence: (codes) => `Driving licence: ${codes}`,
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
};
