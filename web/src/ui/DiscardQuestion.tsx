import { Button, Group, Modal, Stack } from '@mantine/core';
import { useTexts } from '../lib/i18n/i18n.ts';

interface Props {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asked above a dialog in which something was typed: it has no turn in the queue, for the dialog below keeps its own. */
export default function DiscardQuestion({ onStay, onDiscard }: Props) {
  const t = useTexts('ui');
  return (
    <Modal opened onClose={onStay} title={t('discard.title')} withCloseButton={false} centered size="26rem">
      <Stack>
        <p>{t('discard.body')}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDiscard}>
            {t('discard.yes')}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {t('discard.no')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
