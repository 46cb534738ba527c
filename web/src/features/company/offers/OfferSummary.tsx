import { Button, CopyButton } from '@mantine/core';
import type { getOwnOffer } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import classes from './detail.module.css';
import { deadlineOf, momentOf } from './offer-dates.ts';
import { useOfferPlace } from './useOfferPlace.ts';

/** The offer in a few facts; the whole of it is in the student's view. */
export function OfferSummary({ own }: { own: Answer<typeof getOwnOffer> }) {
  const t = useTexts('company');
  const { shortDay } = useFormat();
  const { fecha, fechaCaducidad, plazas, estadoOferta } = own.resumen;
  const deadline = deadlineOf(estadoOferta);
  const place = useOfferPlace(own.resumen);
  return (
    <section className={classes.summary} aria-label={t('detail.summary')}>
      <Facts
        facts={[
          { label: t(`detail.${momentOf(estadoOferta)}`), value: <RelativeTime value={fecha} /> },
          ...(deadline === null
            ? []
            : [{ label: t(`detail.${deadline}`), value: fechaCaducidad && shortDay(fechaCaducidad) }]),
          { label: t('detail.place'), value: place },
          { label: t('detail.places'), value: plazas },
          {
            label: t('detail.link'),
            value: estadoOferta === 'abierta' && <CopyLink link={own.enlaceInscripcion} />,
          },
        ]}
      />
    </section>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useTexts('company');
  return (
    <CopyButton value={link} timeout={3000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          onClick={copy}
          title={link}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          <span aria-live="polite">{t(copied ? 'detail.copied' : 'detail.copy')}</span>
        </Button>
      )}
    </CopyButton>
  );
}
