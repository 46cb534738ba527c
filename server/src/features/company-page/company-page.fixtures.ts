import type { calls } from '@portal/contract/company-page';
import type { BodiesOf } from '../../testing/callers.ts';
import { fileSamples } from '../../testing/file-samples.ts';

export const companyPageBodies = (): BodiesOf<typeof calls> => ({
  editOwnCompany: async () => ({
    nombreComercial: 'Talleres Roble',
    idTipoEmpresa: 1,
    idSector: 3,
    rangoEmpleados: 2,
    descripcion: 'Fabricamos muebles a medida.',
    web: 'https://www.roble.example',
    direccion: 'Calle Mayor, 1',
    cp: '46001',
    idProvincia: 46,
    localidad: 'València',
  }),
  editCompanyLogo: async () => ({
    extension: 'png',
    ficheroB64: fileSamples.png.toString('base64'),
    autorizado: true,
  }),
  editCompanyIban: async () => ({ iban: 'ES91 2100 0418 4502 0005 1332' }),
});
