import { Imports } from './Imports.tsx';

/** Students and their studies from a spreadsheet. */
export default function StudentImports() {
  return <Imports tipo="alumnos" />;
}
