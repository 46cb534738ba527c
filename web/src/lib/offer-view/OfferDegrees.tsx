import { degreeKinds } from '@portal/contract/offers';
import { useCatalogue } from '../catalogue.ts';
import { useTexts } from '../i18n.ts';
import { Items } from './Items.tsx';
import classes from './OfferText.module.css';
import { type HeadingOrder, Part } from './Part.tsx';
import type { ReadableOffer } from './readable-offer.ts';

interface Props {
  offer: ReadableOffer;
  order: HeadingOrder;
}

/** The degrees that an offer is for: without which one cannot apply, which are valued, which are only proposed. */
export function OfferDegrees({ offer: { listado_titulaciones, perfilNoUniversitario }, order }: Props) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const kinds = degreeKinds.flatMap((kind) => {
    const names = listado_titulaciones
      .filter(({ caracter }) => caracter === kind)
      .flatMap(({ idTitulacion }) => name('titulaciones', idTitulacion) ?? []);
    return names.length === 0 ? [] : [{ kind, names }];
  });
  if (kinds.length === 0 && !perfilNoUniversitario) return null;
  return (
    <Part title={t('text.degrees')} order={order}>
      {kinds.map(({ kind, names }) => (
        <div key={kind}>
          <p className={classes.kind}>{t(`text.degreeKind.${kind}`)}</p>
          <Names>{names}</Names>
        </div>
      ))}
      {perfilNoUniversitario && <p>{t('requirement.nonUniversity')}</p>}
    </Part>
  );
}

/** Of a list that is longer, as many are read at once. */
const shown = 6;

function Names({ children: names }: { children: readonly string[] }) {
  const t = useTexts('offerView');
  if (names.length <= shown + 1) return <Items>{names}</Items>;
  return (
    <>
      <Items>{names.slice(0, shown)}</Items>
      <details className={classes.rest}>
        <summary>{t('text.moreDegrees', { count: names.length - shown })}</summary>
        <Items>{names.slice(shown)}</Items>
      </details>
    </>
  );
}
