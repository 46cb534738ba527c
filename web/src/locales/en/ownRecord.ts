import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/ownRecord.ts';

export const texts: Texts<typeof es> = {
  title: 'Copy of my data',
  text: 'A zip file with everything that the portal keeps of you, in a form that other programs can read (JSON), and the files that you have uploaded. You have the right to ask for it at any time.',
  make: 'Prepare the download',
  begun: 'Preparing your data…',
  making: 'Adding your files: {{done}} of {{total}}',
  progress: 'Files added',
  download: 'Download {{name}}',
  madeAt: 'It has what was saved up to {{when}}.',
  failed: 'The download could not be prepared. Please try again.',
};
