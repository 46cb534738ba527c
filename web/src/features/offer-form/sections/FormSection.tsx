import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Section } from '../../../ui/Section.tsx';
import { useOfferForm } from '../form-context.ts';
import { type SectionId, sections } from '../sections.ts';

interface Props {
  id: SectionId;
  children: ReactNode;
}

/** A section of the form; one whose fields the brand hides is not there. */
export function FormSection({ id, children }: Props) {
  const t = useTexts('offerForm');
  const { hidden } = useOfferForm();
  if (sections[id].every((field) => hidden.has(field))) return null;
  const text = id === 'perfil' || id === 'personas' || id === 'otros' ? t(`sectionText.${id}`) : undefined;
  return (
    <Section id={`seccion-${id}`} title={t(`section.${id}`)} description={text}>
      <Stack gap="1.25rem">{children}</Stack>
    </Section>
  );
}
