import { Anchor, Button, FileButton, Group, Image } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  addProgrammeDocument,
  deleteProgrammeDocument,
  getManagedProgramme,
  setProgrammePicture,
} from '@portal/contract/programmes';
import { useRef, useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { contentOf } from '../../../lib/forms/file-content.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { scaledPicture } from '../../../lib/pictures/scaled-picture.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';

/** Pixels of a side. */
const mostPixels = 1000;

interface Document {
  id: number;
  nombre: string;
}

/** The picture of a programme and its documents; each change is saved at once. */
export function ProgrammeFiles({ programme }: { programme: Answer<typeof getManagedProgramme> }) {
  const t = useTexts('programmeForm');
  const { idPrograma, urlImagen, documentos } = programme;
  const [isUnreadable, setUnreadable] = useState(false);
  const reset = useRef<() => void>(null);
  const invalidates = [getManagedProgramme];
  const picture = useSend(setProgrammePicture, { invalidates });
  const add = useSend(addProgrammeDocument, { invalidates });
  const [asked, setAsked] = useState<Document | null>(null);
  const remove = useSend(deleteProgrammeDocument, { invalidates, onSuccess: () => setAsked(null) });
  const pickPicture = async (file: File | null) => {
    if (file === null) return;
    const ficheroB64 = await scaledPicture(file, mostPixels);
    setUnreadable(ficheroB64 === undefined);
    if (ficheroB64 !== undefined) picture.mutate({ body: { idPrograma, extension: 'png', ficheroB64 } });
  };
  const pickDocument = async (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    const fichero = {
      ficheroB64: await contentOf(file),
      extension_adjunto: file.name.split('.').at(-1) ?? '',
      nombre: file.name,
    };
    add.mutate({ body: { idPrograma, fichero } });
  };
  return (
    <Section title={t('files.title')} description={t('files.help')}>
      {urlImagen !== null && (
        <Image src={urlImagen} alt="" h={96} w="auto" maw="100%" fit="contain" mb="sm" />
      )}
      {documentos.map(({ id, nombre, url }) => (
        <Group key={id} gap="xs">
          <Anchor href={url} target="_blank">
            {nombre}
            <NewTabMark />
          </Anchor>
          <Button variant="subtle" size="compact-sm" onClick={() => setAsked({ id, nombre })}>
            {t('files.remove', { name: nombre })}
          </Button>
        </Group>
      ))}
      {isUnreadable && (
        <Text small role="alert">
          {t('files.unreadable')}
        </Text>
      )}
      <ErrorBanner error={picture.error ?? add.error} />
      <Group mt="sm">
        <FileButton onChange={pickPicture} accept="image/png,image/jpeg">
          {(props) => (
            <Button {...props} variant="default" loading={picture.isPending}>
              {t('files.picture')}
            </Button>
          )}
        </FileButton>
        <FileButton onChange={pickDocument} resetRef={reset}>
          {(props) => (
            <Button {...props} variant="default" loading={add.isPending}>
              {t('files.add')}
            </Button>
          )}
        </FileButton>
      </Group>
      <ConfirmDialog
        opened={asked !== null}
        title={t('files.removeTitle', { name: asked?.nombre ?? '' })}
        confirmLabel={t('files.removeButton')}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate({ body: { id: asked.id } })}
        onCancel={() => setAsked(null)}
      >
        <p>{t('files.removeBody')}</p>
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </Section>
  );
}
