import { Button, FileButton, Group } from '@mantine/core';
import { editProfilePicture } from '@portal/contract/cv';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useRef, useState } from 'react';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './photo.module.css';
import { readFromCv } from './read-from-cv.ts';

type Cropper = ComponentType<{ picture: ImageBitmap | null; onClose: () => void }>;

/** The photo, or the initials without one; it can be set and taken away. */
export function Photo({ kept: { cv, urlImagenPerfil } }: { kept: StoredCv }) {
  const t = useTexts('cvData');
  // Only who changes the photo needs it.
  const [Cropper, setCropper] = useState<Cropper | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const reset = useRef<() => void>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const remove = useSend(editProfilePicture, {
    invalidates: readFromCv,
    quiet: true,
    onSuccess: () => setAsking(false),
  });
  const { nombre, apellidos } = cv.personales;
  const image = useFile(urlImagenPerfil);

  const pick = async (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    try {
      // As it was taken, not as the camera was held.
      const [read, code] = await Promise.all([
        createImageBitmap(file, { imageOrientation: 'from-image' }),
        loadCode(() => import('./PhotoCropper.tsx')),
      ]);
      setUnreadable(false);
      setCropper(() => code.PhotoCropper);
      setPicture(read);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className={classes.photo}>
      {urlImagenPerfil === null ? (
        <span className={classes.portrait} role="img" aria-label={t('photo.none')}>
          <span aria-hidden>{initialsOf(nombre, apellidos)}</span>
        </span>
      ) : (
        <img className={classes.portrait} {...image} alt={t('photo.alt')} />
      )}
      <div className={classes.words}>
        <Text dim small>
          {t('photo.help')}
        </Text>
        <Group gap="xs" mt="xs">
          <FileButton onChange={pick} resetRef={reset} accept="image/*">
            {(props) => (
              <Button
                {...props}
                ref={choose}
                variant="default"
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t(urlImagenPerfil === null ? 'photo.add' : 'photo.change')}
              </Button>
            )}
          </FileButton>
          {urlImagenPerfil !== null && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('photo.remove')}
            </Button>
          )}
        </Group>
        {isUnreadable && (
          <Text small className={classes.wrong} role="alert">
            {t('photo.unreadable')}
          </Text>
        )}
      </div>
      {Cropper !== null && <Cropper picture={picture} onClose={() => setPicture(null)} />}
      <ConfirmDialog
        opened={isAsking}
        title={t('photo.removeTitle')}
        confirmLabel={t('photo.removeConfirm')}
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { body: { extension: 'jpg', ficheroB64: null } },
            // The button that asked goes away with the photo.
            { onSuccess: () => choose.current?.focus() },
          )
        }
        onCancel={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        <p>{t('photo.removeBody')}</p>
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </div>
  );
}

const initialsOf = (nombre: string, apellidos: string): string =>
  [nombre, apellidos].map((text) => [...text.trim()][0]?.toUpperCase() ?? '').join('');

/** The link to a file is another one each time the CV is read: what is shown already is not asked for anew. */
function useFile(link: string | null) {
  const [shown, setShown] = useState(link);
  if (fileOf(shown) !== fileOf(link)) setShown(link);
  return { src: shown ?? '', onError: () => setShown(link) };
}

const fileOf = (link: string | null): string | undefined => link?.split('.')[0];
