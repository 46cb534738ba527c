import { Navigate } from 'react-router';
import { usePathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { CompanyHome } from './CompanyHome.tsx';
import { StudentHome } from './StudentHome.tsx';

export default function Home() {
  const role = useSession()?.data.userType;
  const pathTo = usePathTo();
  switch (role) {
    case undefined:
      return null;
    case 'Alumno':
      return <StudentHome />;
    case 'Empresa':
      return <CompanyHome />;
    case 'Gestor':
      return <Navigate to={pathTo('management')} replace />;
  }
}
