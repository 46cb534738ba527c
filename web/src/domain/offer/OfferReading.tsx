import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { OfferDegrees } from './OfferDegrees.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferRequirements } from './OfferRequirements.tsx';
import { OfferText } from './OfferText.tsx';
import classes from './offer.module.css';
import type { HeadingOrder } from './Part.tsx';
import type { ReadableOffer } from './readable-offer.ts';

interface Props {
  offer: ReadableOffer;
  /** Of its headings: 3 where the offer's own title is a second-level one. */
  order: HeadingOrder;
  /** Where the reader is a student: what is asked for together with how they stand, in the place of the former. */
  requirements?: ReactNode;
}

/**
 * An offer as students read it: one view for its writer, its approver and its applicants, so that what is approved
 * is what is read.
 */
export function OfferReading({ offer, order, requirements }: Props) {
  const t = useTexts('offerView');
  return (
    <Stack gap="lg" miw={0}>
      <Card component="section" fz="sm" className={classes.facts} aria-label={t('facts.title')}>
        <OfferFacts offer={offer} />
        <OfferDegrees offer={offer} />
      </Card>
      {requirements ?? <OfferRequirements offer={offer} order={order} />}
      <OfferText offer={offer} order={order} folds={requirements !== undefined} />
    </Stack>
  );
}
