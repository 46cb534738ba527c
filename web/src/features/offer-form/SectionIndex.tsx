import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { Text } from '../../ui/Text.tsx';
import { useOfferForm, useOfferValue } from './form-context.ts';
import { refusedFields } from './offer-values.ts';
import { progressOf, type SectionState, sectionState } from './progress.ts';
import { inPageOrder, type SectionId, sectionIds, sectionOf, sections } from './sections.ts';

const marks = {
  complete: 'complete',
  filled: 'complete',
  missing: 'neutral',
  wrong: 'wrong',
  doubtful: 'incomplete',
  optional: 'neutral',
} as const;

/** The sections and how far each is; a press goes there. */
export function SectionIndex({ hasFile }: { hasFile: boolean }) {
  const t = useTexts('offerForm');
  const states = useSectionStates(hasFile);
  const noteOf = (state: SectionState) =>
    state.kind === 'wrong' || state.kind === 'missing'
      ? t(`index.${state.kind}`, { count: state.count })
      : t(`index.${state.kind}`);
  return (
    <>
      <Text dim small mb="xs">
        {t('index.progress', { ...progressOf(states) })}
      </Text>
      <SideIndex
        label={t('index.label')}
        entries={states.map(({ id, state }) => ({
          id: `seccion-${id}`,
          label: t(`section.${id}`),
          state: marks[state.kind],
          note: noteOf(state),
        }))}
      />
    </>
  );
}

function useSectionStates(hasFile: boolean): { id: SectionId; state: SectionState; isObligatory: boolean }[] {
  const brand = useBrand();
  const { form, hidden, required } = useOfferForm();
  const problems = inPageOrder(form.problems);
  const states = useOfferValue((offer) => {
    const values: Record<string, unknown> = { ...offer, ficheroComplementario: hasFile };
    const refused = refusedFields(offer, brand);
    return sectionIds.flatMap((id) => {
      const fields = sections[id].filter((field) => !hidden.has(field));
      if (fields.length === 0) return [];
      const isObligatory = fields.some((field) => required.has(field));
      return [{ id, isObligatory, state: sectionState({ fields, required, values, problems: 0, refused }) }];
    });
  }, hasFile);
  return states.map(({ id, state, isObligatory }) => {
    const count = problems.filter(({ path }) => sectionOf(path) === id).length;
    return { id, isObligatory, state: count > 0 ? { kind: 'wrong', count } : state };
  });
}
