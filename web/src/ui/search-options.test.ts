import type { ComboboxParsedItem } from '@mantine/core';
import { expect, it } from 'vitest';
import { searchOptions } from './search-options.ts';

const item = (label: string) => ({ value: label, label, disabled: false });
const towns = ['La Pobla de Vallbona', 'Tavernes de la Valldigna', 'València', 'Alzira', 'Vallada'].map(item);

/** The labels that are left, those of a group after its name. */
const left = (options: ComboboxParsedItem[], search: string) =>
  searchOptions({ options, search }).flatMap((option) =>
    'group' in option ? [option.group, ...option.items.map(({ label }) => label)] : [option.label],
  );

it('what begins with the words typed comes first, the rest in its own order', () => {
  expect(left(towns, 'val')).toEqual([
    'València',
    'Vallada',
    'La Pobla de Vallbona',
    'Tavernes de la Valldigna',
  ]);
});

it('every word typed is somewhere in it, whatever its accents', () => {
  expect(left(towns, 'VALLDIGNA tavernes')).toEqual(['Tavernes de la Valldigna']);
  expect(left(towns, 'valencia')).toEqual(['València']);
  expect(left(towns, 'vigo')).toEqual([]);
});

it('groups stay where they are, without those of which nothing is left', () => {
  const grouped = [
    { group: 'Comarcas', items: towns },
    { group: 'Otras', items: [item('Vigo')] },
  ];
  expect(left(grouped, 'vall')).toEqual([
    'Comarcas',
    'Vallada',
    'La Pobla de Vallbona',
    'Tavernes de la Valldigna',
  ]);
});

it('nothing typed leaves all as it was', () => {
  expect(left(towns, '')).toEqual(towns.map(({ label }) => label));
});
