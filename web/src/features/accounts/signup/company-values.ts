import { requestCompanyAccount } from '@portal/contract/accounts';
import { type Language, languageIds } from '@portal/contract/languages';
import type { z } from 'zod';
import { bodyOf } from '../../../lib/forms.ts';
import { noPassword } from '../passwords.ts';

/** What the contract takes; of a company that is known, its tax id alone: the contact asks to join it. */
export const requestSchema = bodyOf(requestCompanyAccount);
export const joinSchema = requestSchema.extend({ empresa: requestSchema.shape.empresa.pick({ cif: true }) });

type Company = z.output<typeof requestSchema>['empresa'];

/**
 * The company as the contract wants it whole. Of one that is known the server reads the tax id alone: the rest says no
 * more than that, and is not asked of a person.
 */
export function wholeCompany(company: Company | Pick<Company, 'cif'>): Company {
  if ('nombreFiscal' in company) return company;
  const { cif } = company;
  return {
    cif,
    nombreFiscal: cif,
    nombreComercial: cif,
    idTipoEmpresa: 1,
    idSector: null,
    web: null,
    direccion: cif,
    cp: cif,
    idProvincia: null,
    poblacion: cif,
  };
}

/** What the inputs hold before anything is typed. */
export const emptyRequest = (language: Language) => ({
  empresa: {
    cif: '',
    nombreFiscal: '',
    nombreComercial: '',
    idTipoEmpresa: null as number | null,
    idSector: null as number | null,
    web: '',
    direccion: '',
    cp: '',
    poblacion: '',
    idProvincia: null as number | null,
  },
  contacto: { nombre: '', apellidos: '', puesto: '', email: '', telefono1: '', ...noPassword },
  idIdioma: languageIds[language],
  politica: false,
});

export type RequestValues = ReturnType<typeof emptyRequest>;
