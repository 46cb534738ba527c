import type { Brand } from '@portal/contract/brand';
import { addDays } from '@portal/contract/days';
import type { OfferContent } from '@portal/contract/offers';
import { type OfferCheck, type OfferCheckRule, offerCheckRules } from '@portal/contract/validations';
import { academicYear } from '../placements/placements.rules.ts';
import { telling } from './telling-words.rules.ts';

/** What can be checked of an offer before a manager decides on it. */

/** What is known of the company of an offer, and of its other offers. */
export interface CompanyFacts {
  readonly validada: boolean;
  /** Where its contacts have their e-mail, and its page. */
  readonly dominios: readonly string[];
  /** Titles of its other offers that wait or are open. */
  readonly titulos: readonly string[];
}

interface Context {
  readonly limites: Brand['limites'];
  readonly today: string;
}

/** What is wrong; undefined where the rule says nothing of this offer, null where all is right. */
type Rule = (offer: OfferContent, company: CompanyFacts, context: Context) => string | null | undefined;

const isInternship = ({ tipo }: OfferContent): boolean => tipo === 'practicas';

/** The hours that the institution allows for an internship (brand, `limites`; RD 592/2014 leaves them to it). */
const hours: Rule = (offer, _, { limites: { horasDia, horasSemana } }) => {
  if (!isInternship(offer)) return undefined;
  const { horasAldia: day, horasSemana: week } = offer;
  if (day === null && week === null) return undefined;
  return (day ?? 0) > horasDia || (week ?? 0) > horasSemana ? '' : null;
};

/** An internship over 15 September belongs to two academic years, each with an annex of its own (3-domain, §2). */
const ofOneYear: Rule = (offer) => {
  const { fechaInicio, fechaFin } = offer;
  if (!isInternship(offer) || fechaInicio === null || fechaFin === null) return undefined;
  return academicYear(fechaInicio) === academicYear(fechaFin) ? null : '';
};

const pay: Rule = (offer) => {
  const amounts = isInternship(offer)
    ? [offer.ayudaEstudio, offer.remuneracionBrutaHora]
    : [offer.salario, offer.salarioMaximo, offer.remuneracionBrutaAnual, offer.remuneracionBrutaHora];
  return amounts.some((amount) => (amount ?? 0) > 0) ? null : '';
};

/** Where anybody has an e-mail. */
const publicMail: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'live.com',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'telefonica.net',
  'msn.com',
  'me.com',
  'mac.com',
  'aol.com',
  'ymail.com',
  'yahoo.fr',
  'hotmail.fr',
  'live.es',
  'mail.com',
  'zoho.com',
  'gmx.es',
  'movistar.es',
  'ono.com',
]);

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const tutorMail: Rule = ({ emailTutorEmpresa: email }, { dominios }) => {
  if (!email) return undefined;
  const domain = domainOf(email);
  const isOwn = dominios.some(
    (own) => domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`),
  );
  return isOwn && !publicMail.has(domain) ? null : email;
};

const words: Rule = (offer) => {
  const texts = [
    offer.titulo,
    offer.descripcion,
    offer.tareasAdesarrollar,
    offer.experienciaDeseable,
    offer.motivosExclusion,
    offer.observaciones,
    offer.horario,
    offer.otrosBeneficios,
    ...offer.etiquetas,
  ];
  const found = telling(texts.filter((text) => text !== null).join('\n'));
  return found.length === 0 ? null : found.join(', ');
};

/** A title as it is compared. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const doubled: Rule = ({ titulo }, { titulos }) =>
  titulos.find((other) => plainTitle(other) === plainTitle(titulo)) ?? null;

/** Days that an offer is open at least, for anybody to see it. */
const fewestDays = 3;

const lastDay: Rule = ({ fechaCaducidad: day }, _, { today }) => {
  if (day === null) return undefined;
  return day < addDays(today, fewestDays) ? day : null;
};

const rules: Readonly<Record<OfferCheckRule, Rule>> = {
  horas: hours,
  cursoAcademico: ofOneYear,
  retribucion: pay,
  correoTutor: tutorMail,
  palabras: words,
  repetida: doubled,
  empresa: (_, { validada }) => (validada ? null : ''),
  plazo: lastDay,
};

/** Every check that says something of an offer, in the order of the rules. */
export function offerChecks(offer: OfferContent, company: CompanyFacts, context: Context): OfferCheck[] {
  return offerCheckRules.flatMap((regla) => {
    const wrong = rules[regla](offer, company, context);
    return wrong === undefined ? [] : [{ regla, cumple: wrong === null, detalle: wrong || null }];
  });
}

/** The rules that an offer does not meet. */
export const warningsOf = (checks: readonly OfferCheck[]): OfferCheckRule[] =>
  checks.filter(({ cumple }) => !cumple).map(({ regla }) => regla);
