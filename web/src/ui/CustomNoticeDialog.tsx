import { Button, Group, Stack } from '@mantine/core';
import { useTexts } from '../lib/i18n/i18n.ts';
import type { CustomNotice } from '../lib/notices/custom-notices.ts';
import classes from './CustomNoticeDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { NoticeButton } from './NoticeButton.tsx';

interface Props {
  notice: CustomNotice;
  onClose: () => void;
}

/** A notice with the server's own text: title, body, and a link or a plain «accept». */
export default function CustomNoticeDialog({ notice: { titulo, mensaje, boton }, onClose }: Props) {
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
