import { randomUUID } from 'node:crypto';
import type { Call } from '@portal/contract/endpoint';
import type { calls, reportError } from '@portal/contract/error-reports';
import type { BodiesOf } from '../../testing/callers.ts';

/** What a page reports of a call that failed. */
export const errorReport: Call<typeof reportError>['body'] = {
  codigo: 500,
  llamada: '/api/Alumno/dameOferta/:id',
  pantalla: 'ofertas-practicas/:urlAcceso',
  estadoHttp: 500,
  referencia: '2f1f3a54-7f0f-4a56-9d41-2a6a5f0f9a11',
  version: '1.0.0',
  navegador: 'firefox',
  error: null,
  posiciones: [],
};

export const errorReportsBodies = (): BodiesOf<typeof calls> => ({
  reportError: async () => ({ ...errorReport, referencia: randomUUID() }),
});
