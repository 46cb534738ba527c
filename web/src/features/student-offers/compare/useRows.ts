import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useOfferTexts } from '../../../domain/offer/useOfferTexts.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { sortRequirements } from '../requirements.ts';
import { isTold, type Row } from './compared.ts';

const rowIds = [
  'met',
  'missing',
  'company',
  'pay',
  'dates',
  'hours',
  'schedule',
  'place',
  'modality',
  'contract',
  'languages',
  'places',
  'deadline',
] as const;
export type RowId = (typeof rowIds)[number];

export type Compared = Answer<typeof getOffer>;

/** Between what is said one below the other. */
const newLine = '\n';

/** What the offers say side by side, in words, without what none of them says; undefined is an offer that cannot be read. */
export function useRows(offers: readonly (Compared | undefined)[]): Row<RowId>[] {
  const valuesOf = useValues();
  const all = offers.map((offer) => offer && valuesOf(offer));
  return rowIds.map((id) => ({ id, values: all.map((values) => values?.[id]) })).filter(isTold);
}

function useValues() {
  const t = useTexts('forYou');
  const words = useTexts('studentOffers');
  const { name } = useCatalogue();
  const { day, number, shortDay } = useFormat();
  const texts = useOfferTexts();
  return ({ oferta, requisitos }: Compared): Record<RowId, string> => {
    const { duties } = sortRequirements(requisitos);
    const missing = duties.filter(({ cumple }) => !cumple).map(({ texto }) => texto);
    const languages = oferta.idiomas.map(({ idIdioma, idNivelIdioma, obligatorio }) => {
      const language = [name('idiomas', idIdioma), name('nivelesIdioma', idNivelIdioma)]
        .filter(Boolean)
        .join(' ');
      return obligatorio ? language : t('compare.wished', { language });
    });
    return {
      met: t('compare.met', { met: duties.length - missing.length, total: duties.length }),
      missing: missing.join(newLine) || t('compare.nothingMissing'),
      company: oferta.empresa?.nombreComercial ?? words('card.hiddenCompany'),
      pay: texts.pay(oferta),
      dates:
        oferta.fechaInicio !== null && oferta.fechaFin === null
          ? words('card.from', { from: shortDay(oferta.fechaInicio) })
          : texts.dates(oferta),
      hours: texts.hours(oferta),
      schedule: oferta.horario ?? '',
      place: texts.place(oferta),
      modality: name('modalidades', oferta.idModalidad) ?? '',
      contract: name('tiposContrato', oferta.idTipoContrato) ?? '',
      languages: languages.join(newLine) || t('compare.noLanguages'),
      places: oferta.plazas === null ? '' : number(oferta.plazas),
      deadline: oferta.fechaCaducidad === null ? '' : day(oferta.fechaCaducidad),
    };
  };
}
