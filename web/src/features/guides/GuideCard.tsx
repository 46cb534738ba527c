import { Box, Title } from '@mantine/core';
import type { Guide } from '@portal/contract/guides';
import { IconFileText } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { OutsideLink, RichText } from '../../ui/RichText.tsx';
import classes from './guides.module.css';

interface Props {
  guide: Omit<Guide, 'idGuia'>;
  /** The level of its heading. */
  order: 2 | 3;
}

/** A guide whole: its picture, what it advises and its document. */
export function GuideCard({ guide: { titulo, descripcion, idioma, urlFichero, urlImagen }, order }: Props) {
  const t = useTexts('guides');
  return (
    <Card component="article" className={classes.card}>
      {urlImagen !== null && <img src={urlImagen} alt="" className={classes.picture} loading="lazy" />}
      <Title order={order} size="h3" lang={idioma} className={classes.title}>
        {titulo}
      </Title>
      <RichText html={descripcion} lang={idioma} />
      {urlFichero !== null && (
        <Box component="p" mt="auto" pt="xs" className={classes.document}>
          <IconFileText size={18} aria-hidden />
          <OutsideLink href={urlFichero}>{t('document')}</OutsideLink>
        </Box>
      )}
    </Card>
  );
}
