import { Imports } from './Imports.tsx';

/** Companies and their contacts from a spreadsheet. */
export default function CompanyImports() {
  return <Imports tipo="empresas" />;
}
