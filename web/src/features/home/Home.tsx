import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { loadCode } from '../../lib/load-code.ts';
import { usePathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';

const StudentHome = lazy(() => loadCode(() => import('./StudentHome.tsx')));
const CompanyHome = lazy(() => loadCode(() => import('./CompanyHome.tsx')));

export default function Home() {
  const role = useSession()?.data.userType;
  const pathTo = usePathTo();
  if (role === undefined) return null;
  if (role === 'Gestor') return <Navigate to={pathTo('management')} replace />;
  return (
    <Suspense fallback={<Skeletons shape="page" />}>
      {role === 'Alumno' ? <StudentHome /> : <CompanyHome />}
    </Suspense>
  );
}
