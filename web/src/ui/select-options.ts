import type { ReactNode } from 'react';

export interface Option {
  value: number | string;
  label: string;
  /** Options of one group stand together under its name. */
  group?: string;
  disabled?: boolean;
}

/** Options as Mantine takes them. */
export function grouped(options: readonly Option[]) {
  const items = options.map(({ value, label, disabled }) => ({
    value: String(value),
    label,
    disabled: disabled ?? false,
  }));
  if (options.every(({ group }) => group === undefined)) return items;
  const groups = new Map<string, typeof items>();
  options.forEach(({ group = '' }, index) => {
    const item = items[index];
    if (item !== undefined) groups.set(group, [...(groups.get(group) ?? []), item]);
  });
  return [...groups].map(([group, members]) => ({ group, items: members }));
}

export interface SelectProps {
  options: readonly Option[];
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  'aria-label'?: string;
  'data-path'?: string;
  onBlur?: () => void;
  onFocus?: () => void;
}
