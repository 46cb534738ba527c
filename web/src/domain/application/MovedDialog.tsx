import { Button, Group, Stack } from '@mantine/core';
import type { ApplicationCard } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ApplicationState } from './ApplicationState.tsx';
import { focusPageHead } from './focus-page-head.ts';

interface Props {
  card: ApplicationCard;
  onClose: () => void;
}

/** In the place of a question about an application that has moved meanwhile: how it stands, and the way out. */
export function MovedDialog({ card: { idEstado, rechazadaPorAlumno }, onClose }: Props) {
  const t = useTexts('respond');
  const ui = useTexts('ui');
  const leave = () => {
    onClose();
    focusPageHead();
  };
  return (
    <Dialog opened onClose={leave} title={t('moved.title')}>
      <Stack>
        <Group role="alert" gap="xs">
          <p>{t('moved.body')}</p>
          <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
        </Group>
        <Group justify="flex-end">
          <Button onClick={leave} data-autofocus>
            {ui('close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
