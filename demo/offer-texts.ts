import type { Language } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import type { Said } from './families/family.ts';
import type { PlannedOffer } from './offer-plan.ts';
import { around } from './random.ts';

/** What every offer says, whatever its kind. */
interface CommonTexts {
  /** The company, where the offer hides it. */
  readonly oculta: string;
  readonly buscamos: string;
  readonly ofrecemos: string;
  readonly ofertas: Record<OfferType, readonly string[]>;
  readonly horario: (from: number, to: number) => string;
  readonly jornada: readonly string[];
  readonly exclusion: string;
  readonly experienciaDeseable: string;
  readonly beneficios: readonly string[];
}

const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 === 0 ? '00' : '30'}`;

export const commonTexts: Record<Language, CommonTexts> = {
  es: {
    oculta: 'nuestra empresa',
    buscamos: 'Qué buscamos',
    ofrecemos: 'Qué ofrecemos',
    ofertas: {
      practicas: [
        'Tutoría semanal y un proyecto propio',
        'Horario compatible con clases y exámenes',
        'Posibilidad de contrato al terminar',
        'Formación inicial de una semana',
        'Ordenador y todo el material necesario',
        'Rotación por dos departamentos si te interesa',
        'Opción de hacer en la empresa el trabajo de fin de estudios',
        'Visita a otros centros y reuniones con clientes',
      ],
      empleo: [
        'Un plan de acogida para las primeras semanas',
        'Veintiséis días de vacaciones y tardes de viernes libres en verano',
        'Plan de formación de cuarenta horas al año',
        'Flexibilidad de entrada y salida',
        'Revisión salarial anual con criterios escritos',
        'Ayuda para el transporte público',
        'Seguro médico a partir de los seis meses',
        'Dos días de trabajo en casa a la semana donde el puesto lo permite',
      ],
    },
    horario: (from, to) => `De lunes a viernes, de ${clock(from)} a ${clock(to)}`,
    jornada: [
      'Jornada completa con horario flexible',
      'Jornada completa en turnos rotativos',
      'De lunes a viernes, de 8:30 a 17:00',
      'Jornada partida, viernes intensivo',
    ],
    exclusion: 'No se valorarán candidaturas sin la documentación requerida.',
    experienciaDeseable: 'Se valora haber trabajado o hecho prácticas en un puesto parecido.',
    beneficios: [
      'Cesta de fruta y comedor propio',
      'Tarjeta de transporte',
      'Descuento en productos de la casa',
      'Día libre por cumpleaños',
    ],
  },
  ca: {
    oculta: 'la nostra empresa',
    buscamos: 'Què busquem',
    ofrecemos: 'Què oferim',
    ofertas: {
      practicas: [
        'Tutoria setmanal i un projecte propi',
        'Horari compatible amb classes i exàmens',
        'Possibilitat de contracte en acabar',
        'Formació inicial en els nostres programes',
        'Ordinador i material de treball',
        'Opció de fer a l’empresa el treball de fi d’estudis',
        'Rotació per diversos departaments',
      ],
      empleo: [
        'Contracte indefinit i incorporació immediata',
        'Horari flexible i divendres a la tarda lliures',
        'Formació pagada per l’empresa',
        'Revisió salarial anual',
        'Ajut per al transport públic',
        'Dos dies de feina a casa, si el lloc de treball ho permet',
        'Bon ambient i equips estables',
      ],
    },
    horario: (from, to) => `De dilluns a divendres, de ${clock(from)} a ${clock(to)}`,
    jornada: [
      'Jornada completa amb horari flexible',
      'Jornada completa en torns rotatius',
      'De dilluns a divendres, de 8:00 a 16:30',
    ],
    exclusion: 'No es valoraran candidatures sense la documentació requerida.',
    experienciaDeseable: 'Es valora haver treballat o fet pràctiques en un lloc de treball semblant.',
    beneficios: [
      'Menjador propi',
      'Targeta de transport',
      'Descompte en productes de la casa',
      'Festa el dia de l’aniversari',
    ],
  },
  en: {
    oculta: 'our company',
    buscamos: 'What we are looking for',
    ofrecemos: 'What we offer',
    ofertas: {
      practicas: [
        'A tutor and a project of your own',
        'Hours that fit around classes and exams',
        'A good chance of a contract afterwards',
        'One week of training to begin with',
        'Laptop and everything else you need',
        'Weekly seminar with the whole team',
      ],
      empleo: [
        'Permanent contract from the first day',
        'Flexible hours and two days a week at home',
        'Forty hours of training a year',
        'Yearly salary review with written criteria',
        'Private health insurance after six months',
        'Spanish lessons, if you need them',
      ],
    },
    horario: (from, to) => `Monday to Friday, from ${clock(from)} to ${clock(to)}`,
    jornada: [
      'Full time with flexible hours',
      'Full time in rotating shifts',
      'Monday to Friday, from 8:30 to 17:00',
    ],
    exclusion: 'Applications without the required documents will not be considered.',
    experienciaDeseable: 'Having worked or been an intern in a similar position is a plus.',
    beneficios: ['Canteen', 'Travel card', 'Staff discount', 'Your birthday off'],
  },
};

/** Some entries from a place on, going round: two offers of a kind never start with the same ones. */
function window<T>(list: readonly T[], from: number, count: number): T[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => around(list, from + index));
}

/** The texts that the company can say. */
function saidBy(slug: string, list: readonly Said[]): string[] {
  return list.flatMap((said) => {
    if (typeof said === 'string') return said;
    return said[0].split(' ').includes(slug) ? said[1] : [];
  });
}

const sentenceStart = (text: string): string =>
  text.replace(/(^|[.:?!]\s+)(\p{Ll})/gu, (all) => all.toUpperCase());

export interface OfferWords {
  readonly titulo: string;
  readonly descripcion: string;
  readonly tareasAdesarrollar: string;
}

/** The words of an offer: its own opening, the company, what is asked and what is given. */
export function wordsOf(offer: PlannedOffer, place: number, hidden: boolean): OfferWords {
  const { company, companyIndex, family, idioma, serie, tipo } = offer;
  const texts = family.textos[idioma] ?? family.textos.es;
  const common = commonTexts[idioma];
  const turn = companyIndex + serie;
  const named = (text: string) =>
    hidden && text.includes('{empresa}')
      ? sentenceStart(text.replaceAll('{empresa}', common.oculta))
      : text.replaceAll('{empresa}', company.nombre);
  const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');
  const paragraphs = [
    named(around(saidBy(company.slug, texts.intros), turn)),
    ...(hidden ? [] : [company.presentacion[idioma] ?? '']),
    `${common.buscamos}:\n${list(window(texts.perfil, turn * 2 + place, 3 + (place % 2)))}`,
    `${common.ofrecemos}:\n${list(window(common.ofertas[tipo], place * 5 + serie * 3, 3))}`,
  ];
  return {
    titulo: around(saidBy(company.slug, texts[tipo]), turn),
    descripcion: paragraphs.join('\n\n'),
    tareasAdesarrollar: list(window(saidBy(company.slug, texts.tareas), place + serie * 3, 4 + (place % 2))),
  };
}
