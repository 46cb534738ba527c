import { DatesSection } from './DatesSection.tsx';
import { DocumentsSection, type FileProps } from './DocumentsSection.tsx';
import { OtherSection } from './OtherSection.tsx';
import { PaySection } from './PaySection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PositionSection } from './PositionSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Every section, in the order of `sections`. */
export function FormSections(props: FileProps) {
  return (
    <>
      <PositionSection />
      <PlaceSection />
      <DatesSection />
      <PaySection />
      <ProfileSection />
      <DocumentsSection {...props} />
      <PeopleSection />
      <OtherSection />
    </>
  );
}
