import type { Language } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import type { AgreementField } from '../../institution/agreement-text.ts';
import { printedFields } from './agreement-fields.ts';

const contact = { nombre: 'Aina', apellidos: 'Roca Ferrer', email: 'aina.roca@empresa.example' };

/** What a preview of the text is filled with: of nobody. */
export const exampleFields = (language: Language, today: string): Partial<Record<AgreementField, string>> =>
  printedFields(
    {
      datosFirmante: { ...contact, dni: '12345678Z', cargo: 'Dirección', telefono: '961234567' },
      sincaducidad: true,
      requierePedido: true,
      numeroPedido: 'P-2026-01',
      pagoDomiciliado: false,
      informacionTratamientoDeDatos: '…',
    },
    {
      empresa: {
        nombreFiscal: 'Empresa Ejemplo, S. L.',
        nombreComercial: 'Empresa Ejemplo',
        cif: 'B12345674',
        direccion: 'Calle Mayor, 1',
        cp: '46001',
        localidad: 'València',
        idPais: spain,
        idProvincia: 46,
        provincia: null,
      },
      gestion: contact,
      facturacion: contact,
      cuenta: undefined,
    },
    { language, today, number: null },
  );
