import { type Named, sameInAll, text } from './text.ts';

interface CompanyType extends Named {
  readonly idTipoEmpresa: number;
}

export const companyTypes: readonly CompanyType[] = [
  { idTipoEmpresa: 1, texts: text('Privada', 'Privada', 'Private') },
  { idTipoEmpresa: 2, texts: text('Pública', 'Pública', 'Public') },
  { idTipoEmpresa: 3, texts: sameInAll('Startup') },
];
