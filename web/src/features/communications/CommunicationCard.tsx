import type { Communication } from '@portal/contract/communications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { OutsideLink, RichText } from '../../ui/RichText.tsx';
import classes from './communications.module.css';

type Shown = Omit<Communication, 'idComunicacion' | 'fechaDesde'> & { fechaDesde: string | null };

/** A communication as it stands on the home page. */
export function CommunicationCard({ communication }: { communication: Shown }) {
  const t = useTexts('communications');
  const { day } = useFormat();
  const { titulo, descripcion, enlace, fechaDesde, idioma } = communication;
  return (
    <article className={classes.card}>
      <h3 className={classes.title} lang={idioma}>
        {titulo}
      </h3>
      {fechaDesde !== null && (
        <p className={classes.date}>
          <time dateTime={fechaDesde}>{day(fechaDesde)}</time>
        </p>
      )}
      <RichText html={descripcion} lang={idioma} />
      {enlace !== null && (
        <p className={classes.link}>
          <OutsideLink href={enlace}>{t('link')}</OutsideLink>
        </p>
      )}
    </article>
  );
}
