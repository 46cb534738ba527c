import { Navigate } from 'react-router';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CompanyWizard } from './CompanyWizard.tsx';
import { StudentWizard } from './StudentWizard.tsx';

/** A new proposal, by a student or a company; managers see to those that there are. */
export default function NewProposal() {
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Alumno') return <StudentWizard />;
  if (role === 'Empresa') return <CompanyWizard />;
  return <Navigate to={pathTo('managedProposals')} replace />;
}
