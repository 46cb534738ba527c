import { Anchor, Box, Group } from '@mantine/core';
import type { Experience } from '@portal/contract/experience';
import type { FileLink } from '@portal/contract/files';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';

interface Props {
  job: Experience;
  attachment: FileLink | null;
  onEdit: () => void;
  onRemove: (button: HTMLElement) => void;
}

export function JobView({ job, attachment, onEdit, onRemove }: Props) {
  const t = useTexts('cvEntries');
  const { name } = useCatalogue();
  const { shortDay } = useFormat();
  const { puesto, empresa, enlace, fechaInicio, fechaFin, descripcion } = job;
  const from = shortDay(fechaInicio);
  const contract = [name('tiposContrato', job.idTipoContrato), job.subtipoContrato].filter(Boolean);
  return (
    <>
      <Group gap="0.5rem 1rem" align="flex-start" justify="space-between" wrap="nowrap">
        <div className={classes.rowWords}>
          <h3>{puesto}</h3>
          <Text dim small>
            {enlace ? (
              <Anchor href={enlace} target="_blank" rel="noopener noreferrer">
                {empresa}
                <NewTabMark />
              </Anchor>
            ) : (
              empresa
            )}
          </Text>
          <Text dim small>
            {fechaFin === null
              ? t('experience.since', { from })
              : t('experience.between', { from, to: shortDay(fechaFin) })}
          </Text>
        </div>
        <Group gap="xs" align="stretch" wrap="nowrap">
          <IconAction label={t('entries.editOf', { name: puesto })} onClick={onEdit}>
            <IconPencil size={20} aria-hidden />
          </IconAction>
          <IconAction label={t('entries.removeOf', { name: puesto })} onClick={onRemove} removes="asking">
            <IconTrash size={20} aria-hidden />
          </IconAction>
        </Group>
      </Group>
      {descripcion && (
        <Box component="p" my="xs" className={classes.words ?? ''}>
          {descripcion}
        </Box>
      )}
      <Facts
        layout="rows"
        facts={[
          { label: t('experience.idSector'), value: name('sectoresActividad', job.idSector) },
          { label: t('experience.idAreaFuncional'), value: name('areasFuncionales', job.idAreaFuncional) },
          { label: t('experience.contract'), value: contract.join(' · ') },
          {
            label: t('experience.adjunto'),
            value: attachment && (
              <Anchor href={attachment.url} target="_blank" rel="noopener">
                {attachment.nombre}
                <NewTabMark />
              </Anchor>
            ),
          },
        ]}
      />
    </>
  );
}
