import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/sign-on';
import { newSecret } from '../../http/link-secret.ts';
import type { BodiesOf } from '../../testing/callers.ts';
import { newDni } from '../../testing/fixtures.ts';

export const signOnBodies = (): BodiesOf<typeof calls> => ({
  finishSignOn: async () => ({ respuesta: `code=${randomUUID()}&state=${randomUUID()}` }),
  registerSignedOn: async () => ({
    codigo: newSecret(),
    nombre: 'Vera',
    apellidos: 'Sanchis Roig',
    dni: newDni(),
    telefono: '612345678',
    idTitulacion: 101,
    idIdioma: 1,
    politica: true,
  }),
});
