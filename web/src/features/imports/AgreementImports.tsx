import { Imports } from './Imports.tsx';

/** Agreements that were signed before, from a spreadsheet. */
export default function AgreementImports() {
  return <Imports tipo="convenios" />;
}
