import type { getOwnOffer } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { deadlineOf, momentOf } from './offer-dates.ts';
import classes from './offers.module.css';
import { useOfferPlace } from './useOfferPlace.ts';

/** The offer in a few facts; the whole of it is in the student's view. */
export function OfferSummary({ own }: { own: Answer<typeof getOwnOffer> }) {
  const t = useTexts('companyOffers');
  const { shortDay } = useFormat();
  const { fecha, fechaCaducidad, plazas, estadoOferta } = own.resumen;
  const deadline = deadlineOf(estadoOferta);
  const place = useOfferPlace(own.resumen);
  const { name } = useCatalogue();
  const closing = own.cierre;
  const names = closing?.nombresSeleccionados ?? [];
  const chosen = closing?.candidatoSeleccionado
    ? names.join(', ') || t('detail.chosenGone')
    : closing && t('detail.nobodyChosen');
  return (
    <Card
      component="section"
      p="1rem clamp(1rem, 2.5vw, 1.5rem)"
      mb="lg"
      className={classes.summary}
      aria-label={t('detail.summary')}
    >
      <Facts
        facts={[
          { label: t(`detail.${momentOf(estadoOferta)}`), value: <RelativeTime value={fecha} /> },
          ...(deadline === null
            ? []
            : [{ label: t(`detail.${deadline}`), value: fechaCaducidad && shortDay(fechaCaducidad) }]),
          { label: t('detail.place'), value: place },
          { label: t('detail.places'), value: plazas },
          { label: t('detail.chosen', { count: Math.max(names.length, 1) }), value: chosen },
          {
            label: t('detail.contractStart'),
            value: closing?.fechaInicioContrato && shortDay(closing.fechaInicioContrato),
          },
          { label: t('detail.contract'), value: closing && name('tiposContrato', closing.idTipoContrato) },
          {
            label: t('detail.link'),
            value: estadoOferta === 'abierta' && (
              <CopyButton value={own.enlaceInscripcion} title={own.enlaceInscripcion}>
                {t('detail.copy')}
              </CopyButton>
            ),
          },
        ]}
      />
    </Card>
  );
}
