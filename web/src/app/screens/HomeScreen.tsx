import { Announcements } from '../../features/communications/Announcements.tsx';
import Home from '../../features/home/Home.tsx';
import { PendingSurveys } from '../../features/surveys/PendingSurveys.tsx';

/** Home with what other areas have to say there. */
export default function HomeScreen() {
  return <Home announcements={<Announcements />} surveys={<PendingSurveys />} />;
}
