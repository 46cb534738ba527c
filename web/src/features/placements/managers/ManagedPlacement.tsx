import { getManagedPlacement } from '@portal/contract/placements';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { isSignable, isUnended } from '../../../domain/placement/awaited.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useAnchor } from '../../../lib/routing/useAnchor.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AnnexVersions } from '../view/AnnexVersions.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import { PlacementColumns } from '../view/PlacementColumns.tsx';
import { PlacementFacts } from '../view/PlacementFacts.tsx';
import { PlacementHead } from '../view/PlacementHead.tsx';
import { PlacementHistory } from '../view/PlacementHistory.tsx';
import { TrainingProject } from '../view/TrainingProject.tsx';
import { Tutors } from '../view/Tutors.tsx';
import { UnknownPlacement } from '../view/UnknownPlacement.tsx';
import { ManagedDocuments } from './ManagedDocuments.tsx';
import type { Managed } from './managed.ts';
import { PlacementActs } from './PlacementActs.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';
import { TutorLinks } from './TutorLinks.tsx';
import { WhatWaits } from './WhatWaits.tsx';

export interface ManagedPlacementProps {
  /** What other areas show of it. */
  parts: readonly ComponentType<{ placement: Managed }>[];
}

/** One placement: what it waits for, all that is kept of it, and what managers can do. */
export function ManagedPlacement({ parts }: ManagedPlacementProps) {
  const { idPractica = '' } = useParams();
  const query = useCall(getManagedPlacement, { params: { id: idPractica } });
  if (query.data === undefined && query.error?.name === 'placementStudentNotFound')
    return <UnknownPlacement all="managedPlacements" />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(placement) => <PlacementView key={idPractica} placement={placement} parts={parts} />}
    </CallView>
  );
}

function PlacementView({ placement, parts }: ManagedPlacementProps & { placement: Managed }) {
  const view = useTexts('placementView');
  useAnchor();
  return (
    <>
      <PlacementHead title={placement.alumno} who={placement.empresa} placement={placement} />
      <PlacementColumns
        first={<WhatWaits placement={placement} />}
        acts={<PlacementActs placement={placement} />}
        aside={
          <>
            <Section title={view('hours.title')}>
              <HoursDone {...placement} />
            </Section>
            <Tutors {...placement} />
            {isUnended(placement.estado) || placement.estado === 'finalizada' ? (
              <TutorLinks placement={placement} />
            ) : null}
            <PlacementHistory events={placement.historial} />
            <RelatedRecords placement={placement} />
          </>
        }
      >
        <PlacementFacts placement={placement} shows={['company', 'student']} />
        <AnnexVersions versions={placement.versiones} isOpen={isSignable(placement.estado)} />
        <ManagedDocuments placement={placement} />
        {parts.map((Part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the page stay the same
          <Part key={place} placement={placement} />
        ))}
        <TrainingProject datos={placement.datos} />
      </PlacementColumns>
    </>
  );
}
