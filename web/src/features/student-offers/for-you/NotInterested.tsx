import { Button } from '@mantine/core';
import { deleteNotInterested, listForYou, listNotInterested, offersOfHome } from '@portal/contract/for-you';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { offerScreen } from '../../../domain/offer/offer-types.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { placeNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './for-you.module.css';

const pageSize = 20;

/** The open offers that were put aside, each with its way back. */
export function NotInterested() {
  const t = useTexts('forYou');
  const words = useTexts('studentOffers');
  const [page, setPage] = useState(1);
  const list = useCall(
    listNotInterested,
    { query: { pagina: page, porPagina: pageSize } },
    { keepPrevious: true },
  );
  const restore = useSend(deleteNotInterested, {
    invalidates: [listNotInterested, listForYou, offersOfHome],
    quiet: true,
  });
  return (
    <CallView query={list} skeleton={<Skeletons shape="row" count={2} />}>
      {({ ofertas, numTotal }) => (
        <div data-entries>
          <ErrorBanner error={restore.error} />
          {ofertas.length === 0 && <Text dim>{t('notInterested.none')}</Text>}
          <EntryList>
            {ofertas.map(({ oferta: { urlAcceso, tipo, titulo, empresa }, motivo, fecha }) => (
              <li key={urlAcceso} className={classes.line}>
                <div className={classes.title}>
                  <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso }} fw={600}>
                    {titulo}
                  </ScreenLink>
                  <Text dim small>
                    {empresa ?? words('card.hiddenCompany')}
                    {motivo !== null && ` · ${t(`notInterested.reasons.${motivo}`)}`} ·{' '}
                    <RelativeTime value={fecha} />
                  </Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  data-remove
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  aria-label={t('notInterested.backFor', { title: titulo })}
                  onClick={(event) => {
                    const near = placeNear(event.currentTarget);
                    restore.mutate({ body: { urlOferta: urlAcceso } }, { onSuccess: near });
                  }}
                >
                  {t('notInterested.back')}
                </Button>
              </li>
            ))}
          </EntryList>
          {numTotal > pageSize && <Pager page={page} pageSize={pageSize} total={numTotal} onPage={setPage} />}
        </div>
      )}
    </CallView>
  );
}
