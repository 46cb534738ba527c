import type { Language } from '@portal/contract/languages';

/** What is said instead of notice 502 to whoever applied to an offer that takes applications elsewhere too. */
export const registerOutside: Record<Language, { titulo: string; mensaje: string; boton: string }> = {
  es: {
    titulo: 'Falta un paso',
    mensaje:
      'Te has inscrito y la empresa ya tiene tu CV. También pide que completes la inscripción en su web.',
    boton: 'Completarla en su web',
  },
  ca: {
    titulo: 'Falta un pas',
    mensaje:
      'T’has inscrit i l’empresa ja té el teu CV. També demana que completis la inscripció al seu web.',
    boton: 'Completa-la al seu web',
  },
  en: {
    titulo: 'One more step',
    mensaje:
      'You have applied and the company has your CV. It also asks you to finish applying on its website.',
    boton: 'Finish on its website',
  },
};
