import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface Choice {
  label: string;
  description?: string;
}

interface Props {
  label: ReactNode;
  description?: ReactNode;
  value: boolean | null;
  onChange: (value: boolean) => void;
  error?: ReactNode;
  'data-path': string;
  no: Choice;
  yes: Choice;
  /** The one that stands first. */
  first: boolean;
}

/** One of two ways, none of which is chosen beforehand. */
export function YesNo({
  label,
  description,
  value,
  onChange,
  error,
  'data-path': path,
  no,
  yes,
  first,
}: Props) {
  return (
    <Radio.Group
      label={label}
      description={description}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === 'true')}
      error={error}
    >
      <Stack gap="sm" mt="xs" mb={error ? 'xs' : 0}>
        {[first, !first].map((way) => (
          <Radio
            key={String(way)}
            value={String(way)}
            {...(way ? yes : no)}
            error={Boolean(error)}
            aria-invalid={Boolean(error) || undefined}
            data-path={path}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
