import type { OwnOfferCard } from '@portal/contract/company-offers';
import { OfferMenu } from './OfferMenu.tsx';
import {
  CandidateCount,
  OfferDates,
  OfferLink,
  OfferMeta,
  OfferReason,
  OfferStateOf,
} from './offer-parts.tsx';
import classes from './offers.module.css';

/** The same as the table, for narrow screens. */
export function OfferCards({ offers }: { offers: readonly OwnOfferCard[] }) {
  return (
    <ul className={classes.cards} data-entries>
      {offers.map((offer) => (
        <li key={offer.urlAcceso} className={classes.card}>
          <div className={classes.cardHead}>
            <div className={classes.cardWords}>
              <OfferLink offer={offer} />
              <OfferMeta offer={offer} />
            </div>
            <OfferMenu offer={offer} />
          </div>
          <OfferStateOf offer={offer} />
          <OfferReason offer={offer} />
          <p className={classes.cardLine}>
            <CandidateCount offer={offer} inWords />
          </p>
          <div className={classes.dates}>
            <OfferDates offer={offer} />
          </div>
        </li>
      ))}
    </ul>
  );
}
