import { TutorChanges } from '../../features/change-requests/TutorChanges.tsx';
import { TutorHours } from '../../features/placement-hours/parts.tsx';
import { TutorReports } from '../../features/placement-reports/parts.tsx';
import { TutorDesk, type TutorDeskProps } from '../../features/placements/tutor/TutorDesk.tsx';
import { TutorSurveys } from '../../features/surveys/answering/TutorSurveys.tsx';

const parts: TutorDeskProps['parts'] = [TutorSurveys, TutorHours, TutorReports, TutorChanges];

/** What a tutor sees by a link, with what other areas show of a placement. */
export default function TutorDeskScreen() {
  return <TutorDesk parts={parts} />;
}
