import { Flex } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { Suspense } from 'react';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { isApplicationState } from '../../domain/application/application-meaning.ts';
import { FitMark } from '../../domain/offer/FitMark.tsx';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/routing/lazy-part.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './offer.module.css';
import { sortRequirements } from './requirements.ts';

const OfferExtras = lazyPart(['forYou'], () => import('./OfferExtras.tsx'));

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
    <Flex gap="sm" mt="0.375rem">
      <Monogram name={oferta.empresa?.nombreComercial ?? null} logo={oferta.empresa?.urlLogo ?? null} />
      <Text component="div" dim small className={classes.head}>
        <p className={classes.pieces}>
          <strong>{oferta.empresa?.nombreComercial ?? t('card.hiddenCompany')}</strong>
          {mostrarReferencia && <span>{t('card.reference', { reference: oferta.referencia })}</span>}
          <span>
            <RelativeTime value={oferta.fecha} />
          </span>
        </p>
        <Flex gap="0.25rem 0.75rem" align="center" wrap="wrap">
          {candidatura !== null && isApplicationState(estado) ? (
            <ApplicationState idEstado={estado} rechazadaPorAlumno={candidatura.rechazadaPorAlumno} />
          ) : (
            <FitMark missing={sortRequirements(requisitos).missing} />
          )}
          {oferta.estadoOferta === 'abierta' && (
            <div className={classes.compare}>
              <Suspense>
                <OfferExtras urlAcceso={oferta.urlAcceso} titulo={oferta.titulo} />
              </Suspense>
            </div>
          )}
        </Flex>
      </Text>
    </Flex>
  );
}
