import { Button, Checkbox, Group } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  countPending,
  getPendingOffer,
  listPendingOffers,
  validateOffers,
} from '@portal/contract/validations';
import { IconChecks } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

export type PendingOffer = Answer<typeof listPendingOffers>['ofertas'][number];

const left = ['decididas', 'cambiadas', 'conAvisos'] as const;

interface Props {
  /** The offers of the page that are chosen together, and those that are chosen. */
  all: readonly PendingOffer[];
  chosen: readonly PendingOffer[];
  onMark: (isMarked: boolean) => void;
  onOpened: () => void;
}

/** Opens several offers at once, of those with which nothing is wrong. */
export function OpenMany({ all, chosen, onMark, onOpened }: Props) {
  const t = useTexts('validations');
  const group = useRef<HTMLDivElement>(null);
  // As they were when it was asked for: the list is read anew meanwhile.
  const [asked, setAsked] = useState<readonly PendingOffer[]>([]);
  const open = useSend(validateOffers, {
    quiet: true,
    invalidates: [countPending, listPendingOffers, getPendingOffer],
    onSuccess: (counts) => {
      setAsked([]);
      onOpened();
      group.current?.focus();
      const reasons = left.flatMap((reason) =>
        counts[reason] > 0 ? [t(`many.${reason}`, { count: counts[reason] })] : [],
      );
      showNotice(t('many.done', { count: counts.publicadas }), reasons.join(' '));
    },
  });
  const close = () => {
    setAsked([]);
    open.reset();
  };
  const marked = all.filter((offer) => chosen.includes(offer)).length;
  return (
    <Group ref={group} tabIndex={-1} justify="space-between" my="sm">
      {all.length > 0 && (
        <Checkbox
          label={t('many.all', { count: all.length })}
          checked={marked === all.length}
          indeterminate={marked > 0 && marked < all.length}
          onChange={({ currentTarget: { checked } }) => onMark(checked)}
        />
      )}
      {chosen.length > 0 && (
        <Button leftSection={<IconChecks size={18} aria-hidden />} onClick={() => setAsked(chosen)}>
          {t('many.open', { count: chosen.length })}
        </Button>
      )}
      <ConfirmDialog
        opened={asked.length > 0}
        title={t('many.ask', { count: asked.length })}
        confirmLabel={t('many.open', { count: asked.length })}
        busy={open.isPending}
        onCancel={close}
        onConfirm={() =>
          open.mutate({
            body: {
              ofertas: asked.map(({ urlAcceso, modificada }) => ({ urlOferta: urlAcceso, modificada })),
            },
          })
        }
      >
        <ul>
          {asked.map(({ urlAcceso, titulo, empresa, asignada }) => (
            <li key={urlAcceso}>
              {titulo} · {empresa}
              {asignada !== null && !asignada.esMia && ` · ${t('claim.other', { name: asignada.nombre })}`}
            </li>
          ))}
        </ul>
        <p>{t('many.told')}</p>
        <ErrorBanner error={open.error} />
      </ConfirmDialog>
    </Group>
  );
}
