import { Radio, Stack } from '@mantine/core';
import { type InternshipKind, internshipKinds } from '@portal/contract/incorporation-forms';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';

interface Props {
  value: InternshipKind | null;
  onChange: (value: string) => void;
  error?: ReactNode;
  label: string;
}

/** Whether an internship is part of the study plan. */
export function KindRadio({ label, value, onChange, error }: Props) {
  const t = useTexts('incorporationForms');
  return (
    <Radio.Group label={label} value={value} onChange={onChange} error={error}>
      <Stack gap="sm" mt="xs" mb={error ? 'xs' : 0}>
        {internshipKinds.map((one) => (
          <Radio
            key={one}
            value={one}
            label={t(`managed.kinds.${one}`)}
            error={Boolean(error)}
            data-path="tipoPractica"
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
