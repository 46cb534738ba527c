import { CompanyPage } from '../../features/companies/Company.tsx';
import { CompanyWaiting } from '../../features/validations/CompanyWaiting.tsx';

/** A company, with what it waits for at the top. */
export default function ManagedCompanyScreen() {
  return <CompanyPage decision={(idEmpresa) => <CompanyWaiting idEmpresa={idEmpresa} />} />;
}
