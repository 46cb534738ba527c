import { type Language, languageIds } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { askingCompany, joinedCompany, requestCompanyAccount } from '@portal/contract/schemas/accounts';
import type { z } from 'zod';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { noPassword } from '../passwords.ts';

const request = bodyOf(requestCompanyAccount);

/** What the contract takes; of a company that is known, its tax id alone: the contact asks to join it. */
export const requestSchema = request.extend({ empresa: askingCompany });
export const joinSchema = request.extend({ empresa: joinedCompany.omit({ conocida: true }) });

type Sent = z.output<typeof requestSchema>['empresa'] | z.output<typeof joinSchema>['empresa'];

/** The company as it is sent: whole, or as one that is there to be joined. */
export const sentCompany = (company: Sent) =>
  'nombreFiscal' in company ? company : { ...company, conocida: true as const };

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
    idPais: spain as number | null,
    idProvincia: null as number | null,
    provincia: '',
  },
  contacto: { nombre: '', apellidos: '', puesto: '', email: '', telefono1: '', ...noPassword },
  idIdioma: languageIds[language],
  politica: false,
});

export type RequestValues = ReturnType<typeof emptyRequest>;
