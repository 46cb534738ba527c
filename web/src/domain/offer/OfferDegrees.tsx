import { degreeKinds } from '@portal/contract/offers';
import { IconSchool } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import classes from './offer.module.css';
import type { ReadableOffer } from './readable-offer.ts';

const icon = <IconSchool size={18} stroke={1.75} aria-hidden />;

/** The degrees that an offer is for: without which one cannot apply, which are valued, which are only proposed. */
export function OfferDegrees({
  offer: { listado_titulaciones, perfilNoUniversitario },
}: {
  offer: ReadableOffer;
}) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const facts = degreeKinds.flatMap((kind): Fact[] => {
    const names = listado_titulaciones
      .filter(({ caracter }) => caracter === kind)
      .flatMap(({ idTitulacion }) => name('titulaciones', idTitulacion) ?? []);
    return names.length === 0
      ? []
      : [{ label: t(`facts.degrees.${kind}`), value: <Names>{names}</Names>, icon }];
  });
  const others = {
    label: t('facts.profile'),
    value: perfilNoUniversitario && t('requirement.nonUniversity'),
    icon,
  };
  return <Facts facts={[...facts, others]} />;
}

/** Of a list that is longer, as many are read at once. */
const shown = 4;

function Names({ children: names }: { children: readonly string[] }) {
  const t = useTexts('offerView');
  const more = names.length - shown;
  if (more <= 1) return names.join(', ');
  return (
    <>
      {names.slice(0, shown).join(', ')}{' '}
      <details className={classes.more}>
        <summary>{t('facts.moreDegrees', { count: more })}</summary>
        {names.slice(shown).join(', ')}
      </details>
    </>
  );
}
