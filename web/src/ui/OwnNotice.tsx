import { Button, Group, Stack } from '@mantine/core';
import { useTexts } from '../lib/i18n/i18n.ts';
import type { OwnWords } from '../lib/notices/own-notices.ts';
import { Dialog } from './Dialog.tsx';
import { NoticeButton } from './NoticeButton.tsx';
import classes from './OwnNotice.module.css';

interface Props {
  notice: OwnWords;
  onClose: () => void;
}

/** What the server says in words of its own: title, text, and a link or a plain «accept». */
export default function OwnNotice({ notice: { titulo, mensaje, boton }, onClose }: Props) {
  const t = useTexts('ui');
  return (
    <Dialog opened onClose={onClose} title={titulo}>
      <Stack>
        <p className={classes.text}>{mensaje}</p>
        <Group justify="flex-end">
          {boton === null ? (
            <Button onClick={onClose} data-autofocus>
              {t('accept')}
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                {t('close')}
              </Button>
              <NoticeButton button={boton} onFollow={onClose} data-autofocus />
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
