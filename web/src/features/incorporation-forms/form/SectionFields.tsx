import { Stack } from '@mantine/core';
import type { IncorporationSection } from '@portal/contract/incorporation-forms';
import type { ReactNode } from 'react';
import { SavedState } from '../../../ui/SavedState.tsx';
import { useSection } from './form-context.ts';
import { ConditionsSection } from './sections/ConditionsSection.tsx';
import { PlaceSection } from './sections/PlaceSection.tsx';
import {
  AgreementSignatorySection,
  AnnexSignatorySection,
  ContactSection,
  TutorSection,
} from './sections/people.tsx';
import { TimeSection } from './sections/TimeSection.tsx';
import { ActivitySection, CompetenciesSection, FollowUpSection } from './sections/work.tsx';

const parts: Record<IncorporationSection, () => ReactNode> = {
  contacto: ContactSection,
  firmanteConvenio: AgreementSignatorySection,
  firmanteAnexo: AnnexSignatorySection,
  lugar: PlaceSection,
  tutor: TutorSection,
  horario: TimeSection,
  condiciones: ConditionsSection,
  actividad: ActivitySection,
  competencias: CompetenciesSection,
  seguimiento: FollowUpSection,
};

/** The inputs of a section, and how its saving stands. */
export function SectionFields({ section }: { section: IncorporationSection }) {
  const { formProps, saving } = useSection(section);
  const Part = parts[section];
  return (
    <form {...formProps} noValidate>
      <Stack gap="1.25rem">
        <Part />
      </Stack>
      <SavedState area="incorporationForms" of={[saving]} around={false} />
    </form>
  );
}
