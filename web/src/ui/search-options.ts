import type { ComboboxParsedItem } from '@mantine/core';
import { plain } from '../lib/i18n/plain.ts';

/** Every word typed must be somewhere in the option, whatever its accents; what begins with them comes first. */
export function searchOptions({
  options,
  search,
}: {
  options: ComboboxParsedItem[];
  search: string;
}): ComboboxParsedItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = (label: unknown) =>
    typeof label === 'string' && words.every((word) => plain(label).includes(word));
  const start = words.join(' ');
  const begins = (label: unknown) => typeof label === 'string' && plain(label).startsWith(start);
  const beginsFirst = <T extends { label: unknown }>(all: readonly T[]): T[] =>
    [true, false].flatMap((isFirst) => all.filter(({ label }) => begins(label) === isFirst));
  const single = options.flatMap((option) => ('group' in option || !fits(option.label) ? [] : [option]));
  const groups = options.flatMap((option) => {
    if (!('group' in option)) return [];
    const items = option.items.filter(({ label }) => fits(label));
    return items.length > 0 ? [{ ...option, items: beginsFirst(items) }] : [];
  });
  return [...beginsFirst(single), ...groups];
}
