import { type ApplicationCard, applicationStates } from '@portal/contract/applications';
import { IconMapPin } from '@tabler/icons-react';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { placeText } from '../../domain/offer/place.ts';
import type { Answerable } from '../../domain/respond/answerable.ts';
import { Respond } from '../../domain/respond/Respond.tsx';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useRelativeDay } from '../../lib/i18n/useRelativeDay.ts';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './ApplicationItem.module.css';

interface Props {
  card: ApplicationCard;
  onDecline: (application: Answerable) => void;
}

/** An application in the list; where it waits for the student, it is answered right here. */
export function ApplicationItem({ card, onDecline }: Props) {
  const t = useTexts('applications');
  const { dayAndTime } = useFormat();
  const when = useRelativeDay();
  const { mostrarReferencia } = useBrand().opciones;
  const { idEstado, empresa, fecha, fechaEstado, descripcionEstadoMotivo, rechazadaPorAlumno, urlOferta } =
    card;
  const place = placeText([card.localidad, card.nombreIsla]);
  return (
    <article className={classes.card} data-state={idEstado}>
      <h3 className={classes.title}>
        <ScreenLink to="application" params={{ urlAcceso: urlOferta }} className={classes.link}>
          {card.titulo}
        </ScreenLink>
      </h3>
      <p className={classes.company}>
        <span>{empresa ?? t('list.hiddenCompany')}</span>
        {mostrarReferencia && (
          <span className={classes.reference}>{t('list.reference', { reference: card.referencia })}</span>
        )}
      </p>
      <Facts
        layout="line"
        facts={[
          { label: t('list.place'), value: place, icon: <IconMapPin size={18} stroke={1.75} aria-hidden /> },
        ]}
      />
      <div className={classes.state}>
        <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
        {descripcionEstadoMotivo && <span>{descripcionEstadoMotivo}</span>}
        {card.estadoOferta !== 'abierta' && <span className={classes.dim}>{t('list.closed')}</span>}
        <span className={classes.when}>
          <span title={dayAndTime(fecha)}>{t('list.sent', { when: when(fecha) })}</span>
          {fechaEstado !== fecha && (
            <span title={dayAndTime(fechaEstado)}>{t('list.changed', { when: when(fechaEstado) })}</span>
          )}
        </span>
      </div>
      {idEstado === applicationStates.preregistration && (
        <div className={classes.respond}>
          <p>{t(`now.${idEstado}`)}</p>
          <Respond application={card} onDecline={onDecline} />
        </div>
      )}
    </article>
  );
}
