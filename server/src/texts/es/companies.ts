import type { listedCompanyStates } from '@portal/contract/companies';

/** The words of an exported list of companies. */
export interface CompaniesTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly states: Readonly<Record<(typeof listedCompanyStates)[number], string>>;
}

export const es: CompaniesTexts = {
  columns: [
    'Nombre comercial',
    'Razón social',
    'NIF',
    'Estado',
    'Tipo',
    'Sector',
    'Provincia',
    'Localidad',
    'Contactos con acceso',
    'Ofertas abiertas',
    'Última actividad',
  ],
  fileName: 'empresas',
  states: { pendiente: 'pendiente', validada: 'validada', rechazada: 'rechazada', bloqueada: 'bloqueada' },
};
