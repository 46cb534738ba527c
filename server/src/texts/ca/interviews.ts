import type { es } from '../es/interviews.ts';

export const ca: typeof es = {
  summary: 'Entrevista: {{titulo}}',
  summaryOf: 'Entrevista amb {{nombre}}: {{titulo}}',
};
