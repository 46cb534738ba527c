import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/ownRecord.ts';

export const texts: Texts<typeof es> = {
  title: 'Còpia de les meves dades',
  text: 'Un fitxer zip amb tot el que el portal desa de tu, que altres programes poden llegir (JSON), i els fitxers que has pujat. Tens dret a demanar-lo quan vulguis.',
  make: 'Prepara la baixada',
  begun: 'S’estan preparant les teves dades…',
  making: 'S’estan afegint els teus fitxers: {{done}} de {{total}}',
  progress: 'Fitxers afegits',
  download: 'Baixa {{name}}',
  madeAt: 'Conté el que s’ha desat fins al {{when}}.',
  failed: 'No s’ha pogut preparar la baixada. Torna-ho a provar.',
};
