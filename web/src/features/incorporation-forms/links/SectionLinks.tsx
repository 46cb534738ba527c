import { Button, Group, Stack } from '@mantine/core';
import { getIncorporationForm, withdrawIncorporationLink } from '@portal/contract/incorporation-forms';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { SectionLink } from '../incorporation-form.ts';

interface Props {
  idSolicitud: number;
  /** Of one section. */
  links: readonly SectionLink[];
}

/** To whom a section was given, and what has come of it. */
export function SectionLinks({ idSolicitud, links }: Props) {
  const t = useTexts('incorporationForms');
  if (links.length === 0) return null;
  return (
    <div style={{ width: '100%' }}>
      <Text strong small mb="xs">
        {t('links.list')}
      </Text>
      <EntryList boxed dense>
        {links.map((link) => (
          <li key={link.id}>
            <LinkView idSolicitud={idSolicitud} link={link} />
          </li>
        ))}
      </EntryList>
    </div>
  );
}

function LinkView({ idSolicitud, link }: { idSolicitud: number; link: SectionLink }) {
  const t = useTexts('incorporationForms');
  const { day, dayAndTime } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSend(withdrawIncorporationLink, {
    quiet: true,
    invalidates: [getIncorporationForm],
    onSuccess: () => setAsking(false),
  });
  const { id, nombre, caduca, retirado, visto, guardado } = link;
  const isOver = Date.parse(caduca) <= Date.now();
  const until = retirado
    ? t('links.withdrawn')
    : t(isOver ? 'links.expired' : 'links.until', { day: day(caduca) });
  const use =
    guardado !== null
      ? t('links.saved', { when: dayAndTime(guardado) })
      : visto !== null
        ? t('links.seen', { when: dayAndTime(visto) })
        : t('links.unopened');
  return (
    <Group gap="0.25rem 1rem" justify="space-between">
      <Stack gap={0} style={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{nombre}</Text>
        <Text dim small>
          {use} · {until}
        </Text>
      </Stack>
      {!retirado && !isOver && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('links.withdrawOf', { name: nombre })}
          onClick={() => setAsking(true)}
        >
          {t('links.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('links.withdrawTitle', { name: nombre })}
        confirmLabel={t('links.withdraw')}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { idSolicitud, id } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('links.withdrawText')}</p>
        <ErrorBanner error={withdraw.error} />
      </ConfirmDialog>
    </Group>
  );
}
