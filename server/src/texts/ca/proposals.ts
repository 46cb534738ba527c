import type { es } from '../es/proposals.ts';

export const ca: typeof es = {
  socialSecurity: {
    titulo: 'Falta el teu número de la Seguretat Social',
    mensaje:
      'És obligatori per fer pràctiques. Afegeix-lo al teu CV i torna aquí: el que has escrit es conserva.',
    boton: 'Anar al meu CV',
  },
  many: {
    titulo: 'Hi ha massa propostes sense decidir',
    mensaje:
      'N’hi pot haver com a màxim {{max}} alhora. Per registrar-ne una altra, abans cal retirar-ne alguna.',
  },
};
