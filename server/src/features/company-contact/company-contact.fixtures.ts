import type { calls } from '@portal/contract/company-contact';
import type { BodiesOf } from '../../testing/callers.ts';

export const companyContactBodies = (): BodiesOf<typeof calls> => ({
  editOwnContact: async () => ({
    nombre: 'Amalia',
    apellidos: 'Ferrer Mas',
    puesto: 'Gerencia',
    telefono1: '961234567',
  }),
});
