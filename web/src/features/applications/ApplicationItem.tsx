import { Flex, Group, Title } from '@mantine/core';
import { type ApplicationCard, applicationStates } from '@portal/contract/applications';
import { IconCalendar, IconMapPin } from '@tabler/icons-react';
import { ApplicationState } from '../../domain/application/ApplicationState.tsx';
import { awaited } from '../../domain/application/awaits-student.ts';
import { hasLapsed } from '../../domain/interview/interview-times.ts';
import { placeText } from '../../domain/offer/place.ts';
import type { Answerable } from '../../domain/respond/answerable.ts';
import { Respond } from '../../domain/respond/Respond.tsx';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useRelativeDay } from '../../lib/i18n/useRelativeDay.ts';
import { Card } from '../../ui/Card.tsx';
import { entryLink } from '../../ui/EntryList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './applications.module.css';
import { Steps } from './Steps.tsx';
import { UsualAnswer } from './UsualAnswer.tsx';

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
  const interview = useTexts('interviews');
  const { entrevista } = card;
  const place = placeText([card.localidad, card.nombreIsla]);
  return (
    <Card component="article" className={classes.card} data-waits={awaited(card) !== null || undefined}>
      <Title order={3} className={classes.title}>
        <ScreenLink to="application" params={{ urlAcceso: urlOferta }} className={entryLink}>
          {card.titulo}
        </ScreenLink>
      </Title>
      <Flex component="p" gap="0 0.75rem" wrap="wrap" mt="-0.375rem" c="dimmed" fz="sm">
        <span>{empresa ?? t('list.hiddenCompany')}</span>
        {mostrarReferencia && (
          <span className={classes.reference}>{t('list.reference', { reference: card.referencia })}</span>
        )}
      </Flex>
      <Facts
        layout="line"
        facts={[
          { label: t('list.place'), value: place, icon: <IconMapPin size={18} stroke={1.75} aria-hidden /> },
          {
            label: interview('title'),
            value:
              idEstado === applicationStates.interview && entrevista?.inicio && dayAndTime(entrevista.inicio),
            icon: <IconCalendar size={18} stroke={1.75} aria-hidden />,
          },
        ]}
      />
      <Steps card={card} />
      <Group gap="0.25rem 0.75rem" fz="sm">
        <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
        {descripcionEstadoMotivo && <span>{descripcionEstadoMotivo}</span>}
        {card.estadoOferta !== 'abierta' && (
          <Text component="span" dim>
            {t('list.closed')}
          </Text>
        )}
        <Text component="span" dim tiny className={classes.dates}>
          <span title={dayAndTime(fecha)}>
            {t(card.enviada ? 'list.sent' : 'list.putForward', { when: when(fecha) })}
          </span>
          {fechaEstado !== fecha && (
            <span title={dayAndTime(fechaEstado)}>{t('list.changed', { when: when(fechaEstado) })}</span>
          )}
        </Text>
      </Group>
      {card.diasHabituales !== null && (
        <Text dim tiny>
          <UsualAnswer card={card} />
        </Text>
      )}
      {awaited(card) === 'interview' && (
        <div className={classes.respond}>
          <Text small>{interview('own.waits')}</Text>
          <ScreenButton to="application" params={{ urlAcceso: urlOferta }}>
            {interview('own.toChoose')}
          </ScreenButton>
        </div>
      )}
      {card.entrevista !== null && hasLapsed(card.entrevista) && <Text small>{interview('own.lapsed')}</Text>}
      {awaited(card) === 'preregistration' && (
        <div className={classes.respond}>
          <Text small>{t(`now.${idEstado}`)}</Text>
          <Respond application={card} onDecline={onDecline} />
        </div>
      )}
    </Card>
  );
}
