/** What a page reports of a call that failed. */
export const errorReport = {
  codigo: 500,
  llamada: '/api/Alumno/dameOferta/:id',
  pantalla: 'ofertas-practicas/:urlAcceso',
  estadoHttp: 500,
  referencia: '2f1f3a54-7f0f-4a56-9d41-2a6a5f0f9a11',
  version: '1.0.0',
  navegador: 'firefox',
} as const;
