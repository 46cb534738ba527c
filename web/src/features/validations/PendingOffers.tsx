import type { Answer } from '@portal/contract/endpoint';
import { listPendingOffers } from '@portal/contract/validations';
import { IconHistory } from '@tabler/icons-react';
import { useCall } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Inbox.module.css';
import { Waiting } from './Waiting.tsx';
import { rowsPerPage, WaitingList } from './WaitingList.tsx';
import { askAgainSeconds } from './waiting.ts';

interface Props {
  page: number;
  onPage: (page: number) => void;
  /** How many companies wait, for who has no offer left. */
  otherWaiting: number;
}

export function PendingOffers({ page, onPage, otherWaiting }: Props) {
  const t = useTexts('validations');
  const query = useCall(
    listPendingOffers,
    { query: { pagina: page, porPagina: rowsPerPage } },
    { keepPrevious: true, everySeconds: askAgainSeconds },
  );
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
      {({ ofertas, numTotal }) => (
        <WaitingList
          label={t('inbox.ofertas')}
          rows={ofertas}
          keyOf={({ idoferta }) => idoferta}
          page={page}
          total={numTotal}
          onPage={onPage}
          empty={
            otherWaiting > 0
              ? {
                  title: t('inbox.emptyOffers'),
                  text: t('inbox.emptyOffersBody'),
                  action: (
                    <ScreenButton to="management" search="?ver=empresas" variant="default">
                      {t('inbox.otherCompanies', { count: otherWaiting })}
                    </ScreenButton>
                  ),
                }
              : { title: t('inbox.emptyAll'), text: t('inbox.emptyAllBody') }
          }
        >
          {(offer) => <OfferRow offer={offer} />}
        </WaitingList>
      )}
    </CallView>
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
