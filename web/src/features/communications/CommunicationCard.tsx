import { Box, Title } from '@mantine/core';
import type { Communication } from '@portal/contract/communications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { OutsideLink, RichText } from '../../ui/RichText.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './communications.module.css';

type Shown = Omit<Communication, 'idComunicacion' | 'fechaDesde'> & { fechaDesde: string | null };

/** A communication as it stands on the home page. */
export function CommunicationCard({ communication }: { communication: Shown }) {
  const t = useTexts('communications');
  const { day } = useFormat();
  const { titulo, descripcion, enlace, fechaDesde, idioma } = communication;
  return (
    <article>
      <Title order={3} lang={idioma} className={classes.title}>
        {titulo}
      </Title>
      {fechaDesde !== null && (
        <Text dim small mb="0.375rem">
          <time dateTime={fechaDesde}>{day(fechaDesde)}</time>
        </Text>
      )}
      <RichText html={descripcion} lang={idioma} />
      {enlace !== null && (
        <Box component="p" mt="xs">
          <OutsideLink href={enlace}>{t('link')}</OutsideLink>
        </Box>
      )}
    </article>
  );
}
