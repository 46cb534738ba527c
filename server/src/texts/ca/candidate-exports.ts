import type { CandidateExportTexts } from '../es/candidate-exports.ts';

export const ca: CandidateExportTexts = {
  columns: [
    'Nom',
    'Cognoms',
    'Correu',
    'Telèfon',
    'Localitat',
    'Estudis',
    'Curs',
    'Nota mitjana',
    'Idiomes',
    'Desitjables complerts',
    'Desitjables demanats',
    'Estat',
    'Inscripció',
  ],
  fileName: 'candidats',
  states: {
    1: 'Nova',
    2: 'En revisió',
    3: 'Preseleccionada',
    4: 'Entrevista',
    5: 'Seleccionada',
    6: 'No seleccionada',
    7: 'Retirada',
    16: 'A l’espera de l’estudiant',
    17: 'Descartada',
    98: 'Falta el formulari',
  },
  letter: 'Carta de presentació',
  links: 'Enllaços',
};
