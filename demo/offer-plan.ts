import { type Language, languages } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferState } from '@portal/contract/offers';
import { type DemoCompany, demoCompanies } from './companies.ts';
import { families } from './families/families.ts';
import type { Family } from './families/family.ts';
import { at, type Random } from './random.ts';

/** What an offer will be, before its words. */
export interface PlannedOffer {
  readonly family: Family;
  readonly tipo: OfferType;
  readonly idioma: Language;
  readonly company: DemoCompany;
  /** The company's place in the list. */
  readonly companyIndex: number;
  readonly estado: OfferState;
  /** Which it is among the offers of its company, kind, type and language, so that they differ. */
  readonly serie: number;
}

const total = 300;
/** Seventeen of every thirty. */
const isInternship = (index: number): boolean =>
  Math.floor(((index + 1) * 17) / 30) > Math.floor((index * 17) / 30);

const share: Record<Language, number> = { es: 0.6, ca: 0.28, en: 0.12 };

/** The first company's offers in order; those beyond are open. */
const ownStates: readonly OfferState[] = [
  'abierta',
  'abierta',
  'pendiente',
  'abierta',
  'rechazada',
  'abierta',
  'borrador',
  'abierta',
  'cerrada',
  'abierta',
  'abierta',
  'caducada',
];

/** The other companies' offers that are not open. */
const otherStates: readonly (readonly [estado: OfferState, count: number])[] = [
  ['pendiente', 11],
  ['rechazada', 5],
  ['borrador', 7],
  ['cerrada', 20],
  ['caducada', 18],
  ['eliminada', 2],
];

export function planOffers(random: Random): PlannedOffer[] {
  const offersOf = new Map<DemoCompany, number>();
  const inLanguage: Record<Language, number> = { es: 0, ca: 0, en: 0 };
  const series = new Map<string, number>();

  const placed = Array.from({ length: total }, (_, index) => {
    const family = at(families, Math.floor((index * families.length) / total));
    const tipo: OfferType = isInternship(index) ? 'practicas' : 'empleo';
    const company = leastBusy(family, offersOf);
    offersOf.set(company, (offersOf.get(company) ?? 0) + 1);
    const idioma = languages
      .filter((language) => family.textos[language] && company.presentacion[language])
      .reduce((best, language) =>
        inLanguage[language] / share[language] < inLanguage[best] / share[best] ? language : best,
      );
    inLanguage[idioma] += 1;
    const key = [company.slug, family.clave, tipo, idioma].join();
    const serie = series.get(key) ?? 0;
    series.set(key, serie + 1);
    return { family, tipo, idioma, company, companyIndex: demoCompanies.indexOf(company), serie };
  });

  const others = placed.filter(({ companyIndex }) => companyIndex !== 0).length;
  const closed = otherStates.flatMap(([estado, count]) => Array<OfferState>(count).fill(estado));
  const open = Array<OfferState>(others - closed.length).fill('abierta');
  const pool = random.shuffle([...closed, ...open]);
  let own = 0;
  return placed.map((offer) => ({
    ...offer,
    estado: offer.companyIndex === 0 ? (ownStates[own++] ?? 'abierta') : (pool.pop() ?? 'abierta'),
  }));
}

/** The validated company of that kind with the fewest offers; the first one takes more than its share. */
function leastBusy(family: Family, offersOf: ReadonlyMap<DemoCompany, number>): DemoCompany {
  const load = (company: DemoCompany) =>
    (offersOf.get(company) ?? 0) * (company === demoCompanies[0] ? 0.5 : 1);
  return demoCompanies
    .filter(({ familias, pendiente }) => !pendiente && familias.includes(family.clave))
    .reduce((best, company) => (load(company) < load(best) ? company : best));
}
