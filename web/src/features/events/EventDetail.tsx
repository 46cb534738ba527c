import { Anchor, Button, Group } from '@mantine/core';
import type { PublicEvent } from '@portal/contract/events';
import { IconCalendarDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { OutsideLink, RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './events.module.css';

interface Props {
  event: PublicEvent;
  /** Where it is held online, for who may know. */
  enlace: string | null;
  /** Beside it: what the reader can do. */
  children: ReactNode;
}

/** An event as everybody reads it, with what the reader can do beside it. */
export function EventDetail({ event, enlace, children }: Props) {
  const t = useTexts('events');
  const { dayAndTime, day } = useFormat();
  const { titulo, entradilla, descripcion, idioma, fecha, fechaFin, lugar, enLinea, organizador, estado } =
    event;
  const isAhead = estado === 'proximo';
  const isEnrolling = isAhead && !hasPassed(fecha);
  return (
    <>
      <PageHead title={titulo} ownTitle context={<span lang={idioma}>{entradilla}</span>} />
      <Columns start="minmax(0, 1fr)" end="minmax(18rem, 22rem)">
        <div>
          {estado === 'cancelado' && <Banner meaning="wrong" title={t('cancelled')} />}
          {estado === 'pasado' && <Banner meaning="info" title={t('over')} />}
          <Section title={t('about')}>
            <RichText html={descripcion} lang={idioma} />
          </Section>
          <Gallery event={event} />
          {event.videos.length > 0 && (
            <Section title={t('videos')} description={t('videosHelp')}>
              <ul className={classes.plain}>
                {event.videos.map((video) => (
                  <li key={video}>
                    <OutsideLink href={video}>{video}</OutsideLink>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <div>
          {children}
          <Section title={t('facts')}>
            <Facts
              facts={[
                { label: t('begins'), value: <time dateTime={fecha}>{dayAndTime(fecha)}</time> },
                { label: t('ends'), value: <time dateTime={fechaFin}>{dayAndTime(fechaFin)}</time> },
                { label: t('place'), value: lugar ?? (!isEnrolling && enLinea && t('online')) },
                {
                  label: t('link'),
                  value:
                    enlace === null ? (
                      isEnrolling && enLinea && t('onlineLater')
                    ) : (
                      <Anchor href={enlace} target="_blank" rel="noopener noreferrer">
                        {t('join')}
                        <NewTabMark />
                      </Anchor>
                    ),
                },
                { label: t('category'), value: t(`categories.${event.categoria.slug}`) },
                { label: t('organiser'), value: organizador },
                { label: t('for'), value: t(`audience.${event.para}`) },
                {
                  label: t('places'),
                  value: isEnrolling && event.libres !== null && t('free', { count: event.libres }),
                },
                { label: t('certificate'), value: event.certificado && t('certificateAfter') },
                {
                  label: t('until'),
                  value: isEnrolling && event.finInscripcion && day(event.finInscripcion),
                },
              ]}
            />
            {isAhead && (
              <Group mt="md">
                <Button
                  variant="default"
                  leftSection={<IconCalendarDown size={18} aria-hidden />}
                  onClick={() =>
                    saveFile({ nombre: t('file'), tipo: 'text/calendar', contenido: event.calendario })
                  }
                >
                  {t('calendar')}
                </Button>
              </Group>
            )}
          </Section>
        </div>
      </Columns>
    </>
  );
}

function Gallery({ event: { galeria, titulo } }: { event: PublicEvent }) {
  const t = useTexts('events');
  if (galeria.length === 0) return null;
  return (
    <Section title={t('gallery')}>
      <ul className={classes.gallery}>
        {galeria.map((address, place) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <img src={address} alt={t('picture', { number: place + 1, title: titulo })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
