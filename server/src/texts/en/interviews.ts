import type { es } from '../es/interviews.ts';

export const en: typeof es = {
  summary: 'Interview: {{titulo}}',
  summaryOf: 'Interview with {{nombre}}: {{titulo}}',
};
