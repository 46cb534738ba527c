import { Button, FileButton, Group, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { editGuideFile, editGuideImage, getGuide, listManagedGuides } from '@portal/contract/guides';
import { useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { scaledPicture } from '../../lib/pictures/scaled-picture.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { OutsideLink } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

type Guide = Answer<typeof getGuide>;

const stale = [getGuide, listManagedGuides];
/** Pixels of a side: twice those of a card. */
const mostPixels = 800;

/** The picture and the document of a guide, each saved at once. */
export function GuideFiles({ guide }: { guide: Guide }) {
  const t = useTexts('guideForm');
  return (
    <Section title={t('files.title')} description={t('files.help')}>
      <Stack gap="lg">
        <Picture guide={guide} />
        <Document guide={guide} />
      </Stack>
    </Section>
  );
}

function Picture({ guide: { idGuia, imagen } }: { guide: Guide }) {
  const t = useTexts('guideForm');
  const [isUnreadable, setUnreadable] = useState(false);
  const reset = useRef<() => void>(null);
  const save = useSend(editGuideImage, { invalidates: stale });
  const pick = async (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    const ficheroB64 = await scaledPicture(file, mostPixels);
    setUnreadable(ficheroB64 === undefined);
    if (ficheroB64 !== undefined) save.mutate({ body: { idGuia, extension: 'png', ficheroB64 } });
  };
  return (
    <div>
      <Text strong>{t('files.picture')}</Text>
      <Text dim small mb="xs">
        {imagen === null ? t('files.noPicture') : t('files.hasPicture')}
      </Text>
      {isUnreadable && (
        <Text small role="alert">
          {t('files.unreadable')}
        </Text>
      )}
      <ErrorBanner error={save.error} />
      <Group gap="xs">
        <FileButton onChange={pick} resetRef={reset} accept="image/png,image/jpeg">
          {(props) => (
            <Button {...props} variant="default" loading={save.isPending}>
              {t(imagen === null ? 'files.addPicture' : 'files.changePicture')}
            </Button>
          )}
        </FileButton>
        {imagen !== null && (
          <Button
            variant="subtle"
            onClick={() => save.mutate({ body: { idGuia, extension: 'png', ficheroB64: null } })}
          >
            {t('files.removePicture')}
          </Button>
        )}
      </Group>
    </div>
  );
}

function Document({ guide: { idGuia, fichero } }: { guide: Guide }) {
  const t = useTexts('guideForm');
  const save = useSend(editGuideFile, { invalidates: stale });
  return (
    <div>
      <FilePicker
        label={t('files.document')}
        value={null}
        onChange={(picked) => picked !== null && save.mutate({ body: { idGuia, fichero: picked } })}
        disabled={save.isPending}
      />
      {fichero !== null && (
        <Group gap="xs" mt="xs">
          <OutsideLink href={fichero.url}>{fichero.nombre}</OutsideLink>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => save.mutate({ body: { idGuia, fichero: null } })}
          >
            {t('files.removeDocument')}
          </Button>
        </Group>
      )}
      <ErrorBanner error={save.error} />
    </div>
  );
}
