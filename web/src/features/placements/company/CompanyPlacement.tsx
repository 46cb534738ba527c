import { getCompanyPlacement, listCompanyPlacements, signCompanyAnnex } from '@portal/contract/placements';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router';
import { awaitsSignature, isSignable } from '../../../domain/placement/awaited.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { useAnchor } from '../../../lib/routing/useAnchor.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AnnexVersions } from '../view/AnnexVersions.tsx';
import { EndedBanner } from '../view/EndedBanner.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import { isAwaitedFrom } from '../view/is-awaited.ts';
import { PlacementColumns } from '../view/PlacementColumns.tsx';
import { PlacementDocuments } from '../view/PlacementDocuments.tsx';
import { PlacementFacts } from '../view/PlacementFacts.tsx';
import { PlacementHead } from '../view/PlacementHead.tsx';
import { PlacementHistory } from '../view/PlacementHistory.tsx';
import { SignDialog } from '../view/SignDialog.tsx';
import { TrainingProject } from '../view/TrainingProject.tsx';
import { Tutors } from '../view/Tutors.tsx';
import { UnknownPlacement } from '../view/UnknownPlacement.tsx';
import { CompanyHandIn } from './CompanyHandIn.tsx';
import { CompanyToDo } from './CompanyToDo.tsx';
import type { AtCompany } from './company-placement.ts';
import { TutorLink } from './TutorLink.tsx';

export interface CompanyPlacementProps {
  /** What other areas show of it. */
  parts: readonly ComponentType<{ placement: AtCompany }>[];
}

/** One placement at the company: what it has to do, the annex, documents and what happened. */
export function CompanyPlacement({ parts }: CompanyPlacementProps) {
  const { idPractica = '' } = useParams();
  const query = useCall(getCompanyPlacement, { params: { id: idPractica } });
  if (query.data === undefined && query.error?.name === 'placementStudentNotFound')
    return <UnknownPlacement all="companyPlacements" />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(placement) => <PlacementView key={idPractica} placement={placement} parts={parts} />}
    </CallView>
  );
}

function PlacementView({ placement, parts }: CompanyPlacementProps & { placement: AtCompany }) {
  const view = useTexts('placementView');
  useAnchor();
  const [isSigning, setSigning] = useState(false);
  const sign = useSend(signCompanyAnnex, {
    invalidates: [getCompanyPlacement, listCompanyPlacements],
    quiet: true,
    onSuccess: () => {
      setSigning(false);
      showNotice(view('sign.done'));
    },
  });
  const { idPractica, versiones, documentos } = placement;
  const { firmanteAnexo } = placement.datos;
  const [newest] = versiones;
  return (
    <>
      <PlacementHead title={placement.alumno} who={placement.titulo} placement={placement} />
      <PlacementColumns
        first={
          <>
            <EndedBanner fin={placement.fin} />
            <CompanyToDo placement={placement} onSign={() => setSigning(true)} />
          </>
        }
        aside={
          <>
            <Section title={view('hours.title')}>
              <HoursDone {...placement} />
            </Section>
            <Tutors {...placement} />
            <TutorLink link={placement.enlaceTutor} />
            <PlacementHistory events={placement.historial} />
          </>
        }
      >
        {parts.map((Part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the page stay the same
          <Part key={place} placement={placement} />
        ))}
        <PlacementFacts placement={placement} shows={['student']} />
        <AnnexVersions versions={versiones} isOpen={isSignable(placement.estado)} />
        <PlacementDocuments
          documents={documentos}
          actsOf={(document) =>
            isAwaitedFrom(document, 'empresa') && <CompanyHandIn document={document} compact />
          }
        />
        <TrainingProject datos={placement.datos} />
      </PlacementColumns>
      {newest !== undefined && (
        <SignDialog
          opened={isSigning && awaitsSignature(placement, 'empresa')}
          onClose={() => setSigning(false)}
          version={newest}
          {...(firmanteAnexo && { signatory: `${firmanteAnexo.nombre} ${firmanteAnexo.apellidos}` })}
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
