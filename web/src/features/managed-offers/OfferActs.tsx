import { Button, Stack } from '@mantine/core';
import { addDays, dayIn } from '@portal/contract/days';
import {
  closeManagedOffer,
  extendOffer,
  getManagedOffer,
  highlightOffer,
  listManagedOffers,
  republishOffer,
  unpublishOffer,
} from '@portal/contract/managed-offers';
import { listOfferHistory } from '@portal/contract/offer-history';
import { useState } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { DayDialog } from './DayDialog.tsx';
import type { Managed } from './managed.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const changed = [getManagedOffer, listManagedOffers, listOfferHistory];

/** What can be done to an offer in its state, as the portal says. */
export function OfferActs({ managed }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const [asking, setAsking] = useState<'retirar' | 'cerrar' | 'prorrogar' | 'publicar' | null>(null);
  const { resumen, actos, oferta } = managed;
  const { urlAcceso: urlOferta, fechaDestacada, fechaCaducidad, empresa } = resumen;
  const today = dayIn(useBrand().zonaHoraria, new Date());
  const isDue = fechaCaducidad !== null && fechaCaducidad < today;

  const done = (title: string, isTold = true) => ({
    quiet: true,
    invalidates: changed,
    onSuccess: () => {
      setAsking(null);
      showNotice(title, isTold ? t('told', { company: empresa }) : '');
    },
  });
  const highlight = useSend(
    highlightOffer,
    done(t(fechaDestacada === null ? 'done.destacar' : 'done.noDestacar'), false),
  );
  const unpublish = useSend(unpublishOffer, done(t('done.retirar')));
  const publish = useSend(republishOffer, done(t('done.publicar')));
  const extend = useSend(extendOffer, done(t('done.prorrogar')));
  const close = useSend(closeManagedOffer, done(t('done.cerrar')));
  // Somebody was quicker: the page shows what became of it.
  const onError = ({ name }: CallError) => {
    if (name === 'noSuchMove') setAsking(null);
  };
  const ask = (act: typeof asking) => {
    for (const sending of [unpublish, publish, extend, close]) sending.reset();
    setAsking(act);
  };
  const failed = [highlight, unpublish, publish, extend, close].find(
    ({ error }) => error !== null && (error.name === 'noSuchMove' || asking === null),
  );
  const can = (act: (typeof actos)[number]) => actos.includes(act);
  return (
    <Section title={t('parts.acts')}>
      <Stack gap="xs">
        {resumen.estadoOferta === 'pendiente' && (
          <ScreenButton to="pendingOffer" params={{ id: urlOferta }}>
            {t('acts.validar')}
          </ScreenButton>
        )}
        {can('preinscribir') && (
          <ScreenButton to="preregister" search={`?oferta=${urlOferta}`}>
            {t('acts.preinscribir')}
          </ScreenButton>
        )}
        {can('publicar') && (
          <Button
            loading={publish.isPending}
            onClick={() => (isDue ? ask('publicar') : publish.mutate({ body: { urlOferta } }))}
          >
            {t('acts.publicar')}
          </Button>
        )}
        {can('corregir') && (
          <ScreenButton to="correctOffer" params={{ id: urlOferta }} variant="default">
            {t('acts.corregir')}
          </ScreenButton>
        )}
        {can('prorrogar') && (
          <Button variant="default" onClick={() => ask('prorrogar')}>
            {t('acts.prorrogar')}
          </Button>
        )}
        {can('destacar') && (
          <Button
            variant="default"
            loading={highlight.isPending}
            onClick={() => highlight.mutate({ body: { urlOferta, destacada: fechaDestacada === null } })}
          >
            {t(fechaDestacada === null ? 'acts.destacar' : 'acts.noDestacar')}
          </Button>
        )}
        {can('retirar') && (
          <Button variant="default" onClick={() => ask('retirar')}>
            {t('acts.retirar')}
          </Button>
        )}
        {can('cerrar') && (
          <Button variant="default" onClick={() => ask('cerrar')}>
            {t('acts.cerrar')}
          </Button>
        )}
        {actos.length === 0 && resumen.estadoOferta !== 'pendiente' && (
          <Text dim small>
            {t('noActs')}
          </Text>
        )}
        <ErrorBanner error={failed?.error ?? null} />
      </Stack>
      <ReasonDialog
        opened={asking === 'retirar'}
        act="retirar"
        company={empresa}
        sending={unpublish}
        onClose={() => setAsking(null)}
        onReason={(motivo) => unpublish.mutateAsync({ body: { urlOferta, motivo } }, { onError })}
      />
      <ReasonDialog
        opened={asking === 'cerrar'}
        act="cerrar"
        company={empresa}
        sending={close}
        onClose={() => setAsking(null)}
        onReason={(motivo) => close.mutateAsync({ body: { urlOferta, motivo } }, { onError })}
      />
      <DayDialog
        opened={asking === 'prorrogar'}
        act="prorrogar"
        company={empresa}
        sending={extend}
        min={isDue || fechaCaducidad === null ? today : addDays(fechaCaducidad, 1)}
        max={oferta.fechaFin}
        onClose={() => setAsking(null)}
        onDay={(day) => extend.mutate({ body: { urlOferta, fechaCaducidad: day } }, { onError })}
      />
      <DayDialog
        opened={asking === 'publicar'}
        act="publicar"
        company={empresa}
        sending={publish}
        min={today}
        max={oferta.fechaFin}
        onClose={() => setAsking(null)}
        onDay={(day) => publish.mutate({ body: { urlOferta, fechaCaducidad: day } }, { onError })}
      />
    </Section>
  );
}
