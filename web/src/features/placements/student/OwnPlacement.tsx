import { getOwnPlacement, signOwnAnnex } from '@portal/contract/placements';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router';
import { awaitsSignature, isSignable, isUnended } from '../../../domain/placement/awaited.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { useAnchor } from '../../../lib/routing/useAnchor.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AnnexVersions } from '../view/AnnexVersions.tsx';
import { EndedBanner } from '../view/EndedBanner.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import { PlacementColumns } from '../view/PlacementColumns.tsx';
import { PlacementFacts } from '../view/PlacementFacts.tsx';
import { PlacementHead } from '../view/PlacementHead.tsx';
import { PlacementHistory } from '../view/PlacementHistory.tsx';
import { SignDialog } from '../view/SignDialog.tsx';
import { TrainingProject } from '../view/TrainingProject.tsx';
import { Tutors } from '../view/Tutors.tsx';
import { UnknownPlacement } from '../view/UnknownPlacement.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { OwnDocuments } from './OwnDocuments.tsx';
import { changedByStudent, type OwnPlacement as Own } from './own-placement.ts';
import { Renounce } from './Renounce.tsx';
import { WhatToDo } from './WhatToDo.tsx';

export interface OwnPlacementProps {
  /** What other areas show of it. */
  parts: readonly ComponentType<{ placement: Own }>[];
}

/** One of the student's placements: what to do first, when and where it is, what was signed and handed in. */
export function OwnPlacement({ parts }: OwnPlacementProps) {
  const { idPractica = '' } = useParams();
  const query = useCall(getOwnPlacement, { params: { id: idPractica } });
  if (query.data === undefined && query.error?.name === 'placementStudentNotFound')
    return <UnknownPlacement all="myPlacements" />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(placement) => <PlacementView key={idPractica} placement={placement} parts={parts} />}
    </CallView>
  );
}

function PlacementView({ placement, parts }: OwnPlacementProps & { placement: Own }) {
  const t = useTexts('ownPlacements');
  const view = useTexts('placementView');
  useAnchor();
  const [isSigning, setSigning] = useState(false);
  const sign = useSend(signOwnAnnex, {
    invalidates: changedByStudent,
    quiet: true,
    onSuccess: () => {
      setSigning(false);
      showNotice(view('sign.done'));
    },
  });
  const { idPractica, estado, alertas, versiones } = placement;
  const [newest] = versiones;
  const isOpen = isUnended(estado);
  return (
    <>
      <PlacementHead title={placement.titulo} who={placement.empresa} placement={placement} />
      <PlacementColumns
        first={
          <>
            <EndedBanner fin={placement.fin} />
            <WhatToDo placement={placement} onSign={() => setSigning(true)} />
            {alertas.includes('pasaDeCurso') && (
              <Banner meaning="warning" title={t('pastYear.title')}>
                <p>{t('pastYear.text')}</p>
              </Banner>
            )}
          </>
        }
        aside={
          <>
            <Section title={view('hours.title')}>
              <HoursDone {...placement} />
            </Section>
            <Tutors {...placement} />
            <CalendarFeed url={placement.calendario} />
            <PlacementHistory events={placement.historial} />
            {isOpen && <Renounce placement={placement} />}
          </>
        }
      >
        {parts.map((Part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the page stay the same
          <Part key={place} placement={placement} />
        ))}
        <PlacementFacts placement={placement} shows={['company']} />
        <AnnexVersions versions={versiones} isOpen={isSignable(estado)} />
        <OwnDocuments placement={placement} />
        <TrainingProject datos={placement.datos} />
      </PlacementColumns>
      {newest !== undefined && (
        <SignDialog
          opened={isSigning && awaitsSignature(placement, 'alumno')}
          onClose={() => setSigning(false)}
          version={newest}
          sending={sign}
          onSign={(adjunto) =>
            sign.mutate({
              body: {
                idPractica,
                numVersion: newest.numVersion,
                ...(adjunto !== null && { adjunto }),
              },
            })
          }
        />
      )}
    </>
  );
}
