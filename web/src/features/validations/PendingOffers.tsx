import type { Answer } from '@portal/contract/endpoint';
import { listPendingOffers } from '@portal/contract/validations';
import { IconHistory } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Inbox.module.css';
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
    <article className={classes.row} data-kind="offer">
      <div className={classes.main}>
        <h2 className={classes.title}>
          <ScreenLink to="pendingOffer" params={{ id: urlAcceso }} className={classes.link} data-walk>
            {titulo}
          </ScreenLink>
          {revisada && (
            <StateBadge meaning="info" icon={<IconHistory size={16} aria-hidden />}>
              {t('inbox.revised')}
            </StateBadge>
          )}
        </h2>
      </div>
      <p className={classes.dim}>{empresa}</p>
      <p className={classes.dim}>{t(`type.${tipo}`)}</p>
      <Waiting since={fecha} />
    </article>
  );
}
