import { Button, Group, Stack } from '@mantine/core';
import type { ApplicationCard } from '@portal/contract/applications';
import { useEffect, useRef } from 'react';
import { ApplicationState } from '../ApplicationState.tsx';
import { useTexts } from '../i18n.ts';
import classes from './ApplicationMoved.module.css';

interface Props {
  card: ApplicationCard;
  onClose: () => void;
}

/** In the place of a question about an application that has moved meanwhile: how it stands, and the way out. */
export function ApplicationMoved({ card: { idEstado, rechazadaPorAlumno }, onClose }: Props) {
  const t = useTexts('respond');
  const ui = useTexts('ui');
  const close = useRef<HTMLButtonElement>(null);
  // In a dialog that is open already; one that opens with it goes by the attribute.
  useEffect(() => close.current?.focus(), []);
  const leave = () => {
    onClose();
    // What the dialog was asked for from is gone.
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
  };
  return (
    <Stack>
      <div role="alert" className={classes.moved}>
        <p>{t('moved.body')}</p>
        <ApplicationState idEstado={idEstado} rechazadaPorAlumno={rechazadaPorAlumno} />
      </div>
      <Group justify="flex-end">
        <Button ref={close} onClick={leave} data-autofocus>
          {ui('close')}
        </Button>
      </Group>
    </Stack>
  );
}
