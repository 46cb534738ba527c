import { getTutorPlacement } from '@portal/contract/placements';
import { isSignable } from '../../../domain/placement/awaited.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AnnexVersions } from '../view/AnnexVersions.tsx';
import { EndedBanner } from '../view/EndedBanner.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import { PlacementColumns } from '../view/PlacementColumns.tsx';
import { PlacementDocuments } from '../view/PlacementDocuments.tsx';
import { PlacementFacts } from '../view/PlacementFacts.tsx';
import { PlacementHead } from '../view/PlacementHead.tsx';
import { PlacementHistory } from '../view/PlacementHistory.tsx';
import { TrainingProject } from '../view/TrainingProject.tsx';
import { Tutors } from '../view/Tutors.tsx';
import { AskForLink } from './AskForLink.tsx';
import type { Desk, TutorPart } from './desk.ts';
import { Greeting } from './Greeting.tsx';

interface Props {
  token: string;
  desk: Pick<Desk, 'tipo' | 'nombre' | 'practicas'>;
  idPractica: number;
  parts: readonly TutorPart[];
}

/** One placement as its tutor sees it. */
export function TutorPlacement({ token, desk: { tipo, nombre, practicas }, idPractica, parts }: Props) {
  const t = useTexts('tutorDesk');
  const view = useTexts('placementView');
  const isAlone = practicas.length === 1;
  const query = useCall(getTutorPlacement, { body: { token, idPractica } });
  if (query.error?.name === 'linkExpiredOrUsed') return <AskForLink />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(placement) => (
        <>
          {!isAlone && (
            <Text small mb="xs">
              <ScreenLink to="tutorDesk">{t('back')}</ScreenLink>
            </Text>
          )}
          <PlacementHead title={placement.alumno} who={placement.empresa} placement={placement} />
          <PlacementColumns
            first={
              <>
                {isAlone && <Greeting name={nombre} />}
                <EndedBanner fin={placement.fin} />
              </>
            }
            aside={
              <>
                <Section title={view('hours.title')}>
                  <HoursDone {...placement} />
                </Section>
                <Tutors {...placement} />
                <PlacementHistory events={placement.historial} />
              </>
            }
          >
            {parts.map((Part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the page stay the same
              <Part key={place} placement={placement} token={token} tipo={tipo} />
            ))}
            <PlacementFacts placement={placement} shows={['student', 'company']} />
            <AnnexVersions versions={placement.versiones} isOpen={isSignable(placement.estado)} />
            <PlacementDocuments documents={placement.documentos} />
            <TrainingProject datos={placement.datos} />
          </PlacementColumns>
        </>
      )}
    </CallView>
  );
}
