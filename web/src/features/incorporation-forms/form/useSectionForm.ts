import type { IncorporationSection, SectionBody } from '@portal/contract/incorporation-forms';
import { useMemo } from 'react';
import type { FieldOf, Kept } from '../../../lib/forms/saved/saved-fields.ts';
import { type SavedForm, useSavedForm } from '../../../lib/forms/saved/useSavedForm.ts';
import { sectionProblems } from './problems.ts';
import { draftInputs, partOf, type SectionValues } from './values.ts';

/** Where the sections of a form are read and kept. */
export interface SectionStore {
  /** Of the drafts in this browser. */
  readonly name: string;
  readonly inTab: boolean;
  readonly kept: <S extends IncorporationSection>(section: S) => Kept<SectionValues[S]>;
  readonly read: <S extends IncorporationSection>(section: S) => Promise<Kept<SectionValues[S]>>;
  /** Gives the new version of the section. */
  readonly save: (part: SectionBody, version: number, how: { keepalive: boolean }) => Promise<number>;
}

/** A section that is saved as one types, by itself. */
export function useSectionForm<S extends IncorporationSection>(
  section: S,
  store: SectionStore,
  whenLeft: readonly FieldOf<SectionValues[S]>[] = [],
): SavedForm<SectionValues[S]> {
  const kept = useMemo(() => store.kept(section), [store, section]);
  return useSavedForm({
    name: `${store.name}.${section}`,
    inTab: store.inTab,
    prefix: `${section}.`,
    kept,
    schema: draftInputs[section],
    whenLeft,
    told: (values) => sectionProblems(section, values),
    read: () => store.read(section),
    save: async (inputs, how) => {
      const { version } = inputs;
      const before = typeof version === 'number' ? version : kept.version;
      return { version: await store.save(partOf(section, inputs), before, how) };
    },
  });
}
