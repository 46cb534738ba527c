import { Button, Loader } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { BottomSheet } from '../../ui/BottomSheet.tsx';

interface Props {
  numActive: number;
  list: { readonly data: { readonly numTotal: number } | undefined; readonly isPlaceholderData: boolean };
  children: ReactNode;
}

/** The filters of a narrow page, whose button says how many offers they leave. */
export function FilterSheet({ numActive, list, children }: Props) {
  const t = useTexts('studentOffers');
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={open}
        aria-haspopup="dialog"
      >
        {numActive === 0 ? t('filters.title') : t('filters.active', { count: numActive })}
      </Button>
      <BottomSheet
        opened={isOpen}
        onClose={close}
        title={t('filters.title')}
        footer={
          // Not `loading`, which would take no press: one that comes while it counts is for what is found then.
          <Button
            fullWidth
            size="md"
            onClick={close}
            aria-busy={list.isPlaceholderData}
            leftSection={list.isPlaceholderData && <Loader size={16} color="currentColor" aria-hidden />}
          >
            {t('filters.show', { count: list.data?.numTotal ?? 0 })}
          </Button>
        }
      >
        {children}
      </BottomSheet>
    </>
  );
}
