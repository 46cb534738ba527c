import { useTexts } from '../../lib/i18n/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import classes from './offer.module.css';
import { type HeadingOrder, Part } from './Part.tsx';
import type { ReadableOffer } from './readable-offer.ts';
import { academicLines, type RequirementLine, requirementLines } from './requirement-lines.ts';

interface Props {
  offer: ReadableOffer;
  order: HeadingOrder;
}

/** What an offer asks of its candidates, for a reader who is none: each line is a rule that a student is held against. */
export function OfferRequirements({ offer, order }: Props) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const languages = (obligatory: boolean): RequirementLine[] => {
    const values = offer.idiomas
      .filter(({ obligatorio }) => obligatorio === obligatory)
      .map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }) =>
        [
          name('idiomas', idIdioma),
          name('nivelesIdioma', idNivelIdioma),
          name('certificadosIdioma', idCertificadoIdioma),
        ]
          .filter(Boolean)
          .join(' · '),
      );
    return values.length === 0 ? [] : [{ label: t('text.languages'), values }];
  };
  const mandatory = [
    ...academicLines(offer, t),
    ...languages(true),
    ...requirementLines(offer.requisitosObligatorios, name, t),
  ];
  const desirable = [...languages(false), ...requirementLines(offer.requisitosDeseables, name, t)];
  if (mandatory.length === 0 && desirable.length === 0) return null;
  return (
    <div className={classes.text}>
      {mandatory.length > 0 && (
        <Part title={t('text.mandatory')} order={order}>
          <Lines>{mandatory}</Lines>
        </Part>
      )}
      {desirable.length > 0 && (
        <Part title={t('text.desirable')} order={order}>
          <Lines>{desirable}</Lines>
        </Part>
      )}
    </div>
  );
}

function Lines({ children }: { children: readonly RequirementLine[] }) {
  return (
    <Facts layout="rows" facts={children.map(({ label, values }) => ({ label, value: values.join(', ') }))} />
  );
}
