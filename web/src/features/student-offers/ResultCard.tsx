import { Flex, Group, Skeleton, Title } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import type { OfferCard } from '@portal/contract/student-offers';
import { IconStarFilled } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { Link } from 'react-router';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { isApplicationState } from '../../domain/application/application-meaning.ts';
import { FitMark } from '../../domain/offer/FitMark.tsx';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import type { Answerable } from '../../domain/respond/answerable.ts';
import { Respond } from '../../domain/respond/Respond.tsx';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { optionalPart } from '../../lib/routing/lazy-part.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { entryLink } from '../../ui/EntryList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './result-card.module.css';
import { useCardFacts } from './useCardFacts.tsx';
import type { Visit } from './visit.ts';

const SaveHeart = optionalPart(['forYou'], async () => ({
  default: (await import('./OfferExtras.tsx')).SaveHeart,
}));

interface Props {
  offer: OfferCard;
  /** Query string of the list, which the offer's address keeps. */
  search: string;
  stems: readonly string[];
  /** How many requirements are missing; undefined until it is known, null where it will not be. */
  missing: number | null | undefined;
  isOpen: boolean;
  /** It opens beside the list, which stays where it is. */
  beside: boolean;
  onDecline: (application: Answerable) => void;
}

/** A result; it is drawn anew only for another answer, not whenever a filter is set. */
export const ResultCard = memo(function ResultCard(props: Props) {
  const { offer, search, stems, missing, isOpen, beside, onDecline } = props;
  const t = useTexts('studentOffers');
  const answer = useTexts('respond');
  const pathTo = usePathTo();
  const { mostrarReferencia } = useBrand().opciones;
  const facts = useCardFacts(offer);
  const { urlAcceso, tipo, titulo, empresa, referencia, estado } = offer;
  const asksFit = estado === null || estado === applicationStates.withdrawn;
  return (
    <Card component="article" className={classes.card} data-open={isOpen || undefined}>
      <Flex gap="sm">
        <Monogram name={empresa} logo={offer.urlLogo} size={40} />
        <div className={classes.title}>
          <Title order={3}>
            <Link
              to={pathTo(offerScreen[tipo], { urlAcceso }) + search}
              state={{ fromResults: true } satisfies Visit}
              preventScrollReset={beside}
              className={entryLink}
              data-walk
              aria-current={isOpen || undefined}
            >
              <Highlight stems={stems}>{titulo}</Highlight>
            </Link>
          </Title>
          <Flex component="p" gap="0 0.75rem" wrap="wrap" c="dimmed" fz="sm">
            <span>
              {empresa === null ? t('card.hiddenCompany') : <Highlight stems={stems}>{empresa}</Highlight>}
            </span>
            {mostrarReferencia && (
              <span className={classes.reference}>{t('card.reference', { reference: referencia })}</span>
            )}
          </Flex>
        </div>
      </Flex>
      <Facts layout="line" facts={facts} />
      {offer.textoPerfilOferta !== '' && (
        <Text small className={classes.excerpt}>
          <Highlight stems={stems}>{offer.textoPerfilOferta}</Highlight>
        </Text>
      )}
      <Group gap="0.25rem 0.75rem" mih="1.625rem" fz="sm">
        <OwnState offer={offer} />
        {asksFit && missing === undefined && <Skeleton className={classes.pending} />}
        {asksFit && typeof missing === 'number' && <FitMark missing={missing} />}
        <Text component="span" dim tiny className={classes.when}>
          {offer.fechaDestacada !== null && (
            <span className={classes.highlighted}>
              <IconStarFilled size={14} aria-hidden />
              {t('card.highlighted')}
            </span>
          )}
          <RelativeTime value={offer.fecha} />
        </Text>
      </Group>
      {estado === applicationStates.preregistration && (
        <Text component="div" small className={classes.respond}>
          <p>{answer('asked')}</p>
          <Respond application={{ urlOferta: urlAcceso, titulo, tipo }} onDecline={onDecline} />
        </Text>
      )}
      <Suspense>
        <SaveHeart urlAcceso={urlAcceso} titulo={titulo} />
      </Suspense>
    </Card>
  );
});

/** The student's own application and its reason. */
function OwnState({ offer: { estado, descripcionEstadoMotivo, rechazadaPorAlumno } }: { offer: OfferCard }) {
  if (!isApplicationState(estado)) return null;
  return (
    <>
      <ApplicationState idEstado={estado} rechazadaPorAlumno={rechazadaPorAlumno} />
      {descripcionEstadoMotivo && (
        <Text component="span" dim>
          {descripcionEstadoMotivo}
        </Text>
      )}
    </>
  );
}
