import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n.ts';

interface Props {
  link: string;
  children: string;
}

export function CopyLink({ link, children }: Props) {
  const t = useTexts('company');
  return (
    <CopyButton value={link} timeout={3000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          onClick={copy}
          title={link}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          <span aria-live="polite">{copied ? t('detail.copied') : children}</span>
        </Button>
      )}
    </CopyButton>
  );
}
