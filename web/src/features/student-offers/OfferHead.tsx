import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { isApplicationState } from '../../domain/application/application-meaning.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import { FitMark } from './FitMark.tsx';
import { sortRequirements } from './requirements.ts';
import classes from './student-offers.module.css';

/** Under an offer's title: whose it is, since when, and how one stands with it. */
export function OfferHead({
  answer: { oferta, requisitos, candidatura },
}: {
  answer: Answer<typeof getOffer>;
}) {
  const t = useTexts('studentOffers');
  const { mostrarReferencia } = useBrand().opciones;
  const estado = candidatura?.idEstado ?? null;
  return (
    <Text component="div" dim small className={classes.head}>
      <p className={classes.pieces}>
        <strong>{oferta.empresa?.nombreComercial ?? t('card.hiddenCompany')}</strong>
        {mostrarReferencia && <span>{t('card.reference', { reference: oferta.referencia })}</span>}
        <span>
          <RelativeTime value={oferta.fecha} />
        </span>
      </p>
      <p>
        {candidatura !== null && isApplicationState(estado) ? (
          <ApplicationState idEstado={estado} rechazadaPorAlumno={candidatura.rechazadaPorAlumno} />
        ) : (
          <FitMark missing={sortRequirements(requisitos).missing} />
        )}
      </p>
    </Text>
  );
}
