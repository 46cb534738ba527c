import { Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { listPendingOffers } from '@portal/contract/validations';
import { IconHistory } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './validations.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingOffers(props: TabProps) {
  const query = useCall(listPendingOffers, pageOf(props.page), whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="ofertas"
      query={query}
      rowsOf={({ ofertas }) => ofertas}
      keyOf={({ idoferta }) => idoferta}
    >
      {(offer) => <OfferRow offer={offer} />}
    </WaitingList>
  );
}

type PendingOffer = Answer<typeof listPendingOffers>['ofertas'][number];

function OfferRow({ offer }: { offer: PendingOffer }) {
  const t = useTexts('validations');
  const { urlAcceso, titulo, empresa, tipo, fecha, revisada } = offer;
  return (
    <Row columns={{ medium: 'minmax(0, 1fr) 11rem 5.5rem 7rem', wide: 'minmax(0, 1fr) 16rem 6rem 7rem' }}>
      <div>
        <Title order={2} size="h3" className={classes.title}>
          <ScreenLink to="pendingOffer" params={{ id: urlAcceso }} className={entryLink} data-walk>
            {titulo}
          </ScreenLink>
          {revisada && (
            <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
              {t('inbox.revised')}
            </StateBadge>
          )}
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
