import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { StudentHome } from './StudentHome.tsx';

/** Home; the children are what other areas show there. */
export default function Home({ children }: { children: ReactNode }) {
  const role = useSession()?.data.userType;
  const pathTo = usePathTo();
  switch (role) {
    case undefined:
      return null;
    case 'Alumno':
      return <StudentHome>{children}</StudentHome>;
    case 'Empresa':
      return <CompanyHome>{children}</CompanyHome>;
    case 'Gestor':
      return <Navigate to={pathTo('management')} replace />;
  }
}
