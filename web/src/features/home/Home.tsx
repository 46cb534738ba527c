import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { NoSurveys } from './NoSurveys.tsx';
import { StudentHome } from './StudentHome.tsx';

interface Props {
  /** What the institution has to say. */
  announcements: ReactNode;
  /** What it asks. */
  surveys: ReactNode;
}

export default function Home({ announcements, surveys }: Props) {
  const role = useSession()?.data.userType;
  const pathTo = usePathTo();
  const asked = (
    <>
      {surveys}
      <NoSurveys />
    </>
  );
  switch (role) {
    case undefined:
      return null;
    case 'Alumno':
      return <StudentHome announcements={announcements} surveys={asked} />;
    case 'Empresa':
      return <CompanyHome announcements={announcements} surveys={asked} />;
    case 'Gestor':
      return <Navigate to={pathTo('management')} replace />;
  }
}
