import { Button, FileButton } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { addEventPicture, deleteEventPicture, getManagedEvent, mostPictures } from '@portal/contract/events';
import { useRef, useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { scaledPicture } from '../../../lib/pictures/scaled-picture.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../events.module.css';

/** Pixels of a side. */
const mostPixels = 1000;

interface Picture {
  id: number;
  number: number;
}

/** The gallery of an event; each change is saved at once, and the first picture stands for the event. */
export function EventPictures({ event: { idEvento, galeria } }: { event: Answer<typeof getManagedEvent> }) {
  const t = useTexts('eventForm');
  const [isUnreadable, setUnreadable] = useState(false);
  const reset = useRef<() => void>(null);
  const add = useSend(addEventPicture, { invalidates: [getManagedEvent] });
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Picture | null>(null);
  const remove = useSend(deleteEventPicture, {
    quiet: true,
    invalidates: [getManagedEvent],
    onSuccess: () => {
      setAsked(null);
      place.current?.focus();
    },
  });
  const pick = async (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    const ficheroB64 = await scaledPicture(file, mostPixels);
    setUnreadable(ficheroB64 === undefined);
    if (ficheroB64 !== undefined) add.mutate({ body: { idEvento, extension: 'png', ficheroB64 } });
  };
  return (
    <Section title={t('pictures.title')} description={t('pictures.help')}>
      <div ref={place} tabIndex={-1}>
        {galeria.length > 0 && (
          <ul className={classes.gallery}>
            {galeria.map(({ id, url }, at) => (
              <li key={id}>
                <img src={url} alt={t('pictures.alt', { number: at + 1 })} />
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('pictures.removeOf', { number: at + 1 })}
                  onClick={() => setAsked({ id, number: at + 1 })}
                >
                  {t('pictures.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isUnreadable && (
          <Text small role="alert">
            {t('pictures.unreadable')}
          </Text>
        )}
        <ErrorBanner error={add.error} />
        {galeria.length < mostPictures && (
          <FileButton onChange={pick} resetRef={reset} accept="image/png,image/jpeg">
            {(props) => (
              <Button {...props} variant="default" mt="sm" loading={add.isPending}>
                {t('pictures.add')}
              </Button>
            )}
          </FileButton>
        )}
        <ConfirmDialog
          opened={asked !== null}
          title={t('pictures.removing', { number: asked?.number ?? 0 })}
          confirmLabel={t('pictures.remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => asked && remove.mutate({ body: { idEvento, id: asked.id } })}
          onCancel={() => setAsked(null)}
        >
          <p>{t('pictures.removingBody')}</p>
          <ErrorBanner error={remove.error} />
        </ConfirmDialog>
      </div>
    </Section>
  );
}
