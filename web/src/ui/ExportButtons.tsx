import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CallError } from '../lib/api/call-error.ts';
import { ErrorBanner } from './ErrorBanner.tsx';

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

interface Props {
  labelOf: (format: Format) => string;
  /** The file that is being made. */
  making: Format | null;
  error: CallError | null;
  onExport: (format: Format) => void;
}

/** A list as a file, whichever page is open. */
export function ExportButtons({ labelOf, making, error, onExport }: Props) {
  return (
    <Group gap="xs">
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          data-size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={making === format}
          onClick={() => onExport(format)}
        >
          {labelOf(format)}
        </Button>
      ))}
      <ErrorBanner error={error} />
    </Group>
  );
}
