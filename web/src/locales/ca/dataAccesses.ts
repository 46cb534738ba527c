import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/dataAccesses.ts';

export const texts: Texts<typeof es> = {
  title: 'Qui ha vist les meves dades',
  text: 'Empreses que han obert el CV d’una de les teves candidatures o l’han exportat, i dies en què la institució ha consultat o exportat les teves dades. Cada dia hi consta una vegada.',
  none: 'Ningú no ha obert ni exportat les teves dades encara.',
  hidden: 'Una empresa confidencial',
  what: { cvAbierto: 'va obrir el teu CV', exportacion: 'va exportar les teves dades' },
  institution: 'La institució',
  institutionWhat: {
    consulta: 'va consultar les teves dades',
    reservados: 'va consultar les teves dades reservades',
    exportacion: 'va exportar les teves dades',
  },
};
