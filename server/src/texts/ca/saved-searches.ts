import type { es } from '../es/saved-searches.ts';

export const ca: typeof es = {
  tooMany: {
    titulo: 'Tens massa cerques desades',
    mensaje: 'Pots desar-ne 20 com a màxim. Elimina’n alguna que ja no facis servir i torna-ho a provar.',
    boton: null,
  },
  subjectOne: 'Oferta nova: {{titulo}}',
  subject: '{{numero}} ofertes noves per a les teves cerques',
  intro: 'S’han publicat ofertes que coincideixen amb les teves cerques desades:',
  why: 'Cerques amb què coincideix: {{busquedas}}',
  more: 'N’hi ha {{numero}} més. Consulta-les a {{url}}',
  manage: 'Per canviar amb quina freqüència t’avisem: {{url}}',
  stop: 'Per deixar de rebre aquests avisos: {{url}}',
};
