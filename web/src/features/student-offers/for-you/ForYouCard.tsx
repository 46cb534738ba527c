import { Button, Title } from '@mantine/core';
import type { OfferForYou } from '@portal/contract/for-you';
import { IconEyeOff } from '@tabler/icons-react';
import { FitMark } from '../../../domain/offer/FitMark.tsx';
import { FitReasons } from '../../../domain/offer/FitReasons.tsx';
import { offerScreen } from '../../../domain/offer/offer-types.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { entryLink } from '../../../ui/EntryList.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { SaveHeart } from '../saved-offers/SaveHeart.tsx';
import { useCardFacts } from '../useCardFacts.tsx';
import classes from './for-you.module.css';

interface Props {
  entry: OfferForYou;
  isSending: boolean;
  onNotInterested: () => void;
}

/** The most telling: more would not be read. */
const reasonsShown = 5;

/** An offer with why it fits. */
export function ForYouCard({ entry: { oferta, numFaltan, motivos }, isSending, onNotInterested }: Props) {
  const t = useTexts('forYou');
  const words = useTexts('studentOffers');
  const facts = useCardFacts(oferta);
  const { urlAcceso, tipo, titulo, empresa, fecha } = oferta;
  return (
    <Card component="article" className={classes.card}>
      <Title order={3} className={classes.title}>
        <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} className={entryLink} data-walk data-first>
          {titulo}
        </ScreenLink>
      </Title>
      <Text dim small mt="-0.375rem">
        {empresa ?? words('card.hiddenCompany')} · <RelativeTime value={fecha} />
      </Text>
      <Facts layout="line" facts={facts} />
      <FitReasons reasons={motivos} most={reasonsShown} />
      <div className={classes.foot}>
        <FitMark missing={numFaltan} />
        <div className={classes.actions}>
          <CompareToggle urlAcceso={urlAcceso} titulo={titulo} />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEyeOff size={16} aria-hidden />}
            aria-label={t('notInterested.actionFor', { title: titulo })}
            loading={isSending}
            onClick={onNotInterested}
          >
            {t('notInterested.action')}
          </Button>
        </div>
      </div>
      <SaveHeart urlAcceso={urlAcceso} titulo={titulo} />
    </Card>
  );
}
