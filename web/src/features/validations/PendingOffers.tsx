import { Checkbox, Title } from '@mantine/core';
import { listPendingOffers } from '@portal/contract/validations';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { ClaimBadge } from './Claim.tsx';
import { OpenMany, type PendingOffer } from './OpenMany.tsx';
import { addressOf, sentOfOffers, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingOffers(props: TabProps) {
  const { page } = props;
  const { search } = usePendingSearch();
  const { query: paging } = pageOf(page);
  const query = useCall(listPendingOffers, { query: { ...paging, ...sentOfOffers(search) } }, whileWaiting);
  // The version too: what its company changes meanwhile is looked at again.
  const [marked, setMarked] = useState<ReadonlyMap<string, string>>(new Map());
  const right = (query.data?.ofertas ?? []).filter(({ avisos }) => avisos.length === 0);
  const isMarked = ({ urlAcceso, modificada }: PendingOffer) => marked.get(urlAcceso) === modificada;
  // What came back after a rejection is read first, and what somebody else reads is theirs.
  const together = right.filter(({ revisada, asignada }) => !revisada && (asignada?.esMia ?? true));
  const mark = (offers: readonly PendingOffer[], isChosen: boolean) =>
    setMarked((before) => {
      const after = new Map(before);
      for (const { urlAcceso, modificada } of offers)
        isChosen ? after.set(urlAcceso, modificada) : after.delete(urlAcceso);
      return after;
    });
  return (
    <WaitingList
      {...props}
      tab="ofertas"
      above={
        <OpenMany
          all={together}
          chosen={right.filter(isMarked)}
          onMark={(isChosen) => mark(together, isChosen)}
          onOpened={() => setMarked(new Map())}
        />
      }
      query={query}
      rowsOf={({ ofertas }) => ofertas}
      keyOf={({ idoferta }) => idoferta}
    >
      {(offer) => (
        <OfferRow
          offer={offer}
          search={addressOf(search)}
          isMarked={isMarked(offer)}
          onMark={(isChosen) => mark([offer], isChosen)}
        />
      )}
    </WaitingList>
  );
}

interface RowProps {
  offer: PendingOffer;
  search: string;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

function OfferRow({ offer, search, isMarked, onMark }: RowProps) {
  const t = useTexts('validations');
  const { urlAcceso, titulo, empresa, tipo, fecha, revisada, avisos, asignada } = offer;
  return (
    <Row columns={{ medium: 'minmax(0, 1fr) 11rem 5.5rem 7rem', wide: 'minmax(0, 1fr) 16rem 6rem 7rem' }}>
      <div className={classes.marked}>
        {avisos.length === 0 ? (
          <Checkbox
            className={classes.mark ?? ''}
            aria-label={t('many.mark', { title: titulo })}
            checked={isMarked}
            onChange={({ currentTarget: { checked } }) => onMark(checked)}
          />
        ) : (
          <span className={classes.mark} />
        )}
        <Title order={2} size="h3" className={classes.title}>
          <ScreenLink
            to="pendingOffer"
            params={{ id: urlAcceso }}
            search={search}
            className={entryLink}
            data-walk
          >
            {titulo}
          </ScreenLink>
          {revisada && (
            <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
              {t('inbox.revised')}
            </StateBadge>
          )}
          {avisos.length > 0 && (
            <StateBadge meaning="warning" icon={<IconAlertTriangle size={16} aria-hidden />}>
              {t('checks.count', { count: avisos.length })}
            </StateBadge>
          )}
          <ClaimBadge asignada={asignada} />
        </Title>
      </div>
      <Text dim small>
        {empresa}
      </Text>
      <Text dim small>
        {t(`type.${tipo}`)}
      </Text>
      <Waiting since={fecha} />
    </Row>
  );
}
