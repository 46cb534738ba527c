import { Table, VisuallyHidden } from '@mantine/core';
import type { OwnOfferCard } from '@portal/contract/company-offers';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Card } from '../../ui/Card.tsx';
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

export function OffersTable({ offers }: { offers: readonly OwnOfferCard[] }) {
  const t = useTexts('companyOffers');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLElement>, { urlAcceso, estadoOferta }: OwnOfferCard) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest('a, button') !== null) return;
    // What a menu or a dialog of the row does also comes by here, though it is elsewhere on the page.
    if (!currentTarget.contains(target)) return;
    navigate(pathTo(estadoOferta === 'borrador' ? 'editOffer' : 'companyOffer', { id: urlAcceso }));
  };
  return (
    <Card p={0} data-entries>
      <Table className={classes.table} stickyHeader stickyHeaderOffset="var(--header)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column.offer')}</Table.Th>
            <Table.Th>{t('column.state')}</Table.Th>
            <Table.Th>{t('column.candidates')}</Table.Th>
            <Table.Th>{t('column.dates')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('column.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {offers.map((offer) => (
            // The link of the row is its way by keyboard; the rest of it is a larger target for the mouse.
            <Table.Tr key={offer.urlAcceso} className={classes.row} onClick={(event) => open(event, offer)}>
              <Table.Td className={classes.offerCell}>
                <OfferLink offer={offer} />
                <OfferMeta offer={offer} />
                <OfferReason offer={offer} />
              </Table.Td>
              <Table.Td className={classes.stateCell}>
                <OfferStateOf offer={offer} />
              </Table.Td>
              <Table.Td>
                <CandidateCount offer={offer} />
              </Table.Td>
              <Table.Td className={classes.dates}>
                <OfferDates offer={offer} />
              </Table.Td>
              <Table.Td className={classes.menuCell}>
                <OfferMenu offer={offer} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
