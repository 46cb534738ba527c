import type { CustomNotice } from '../../http/with-notice.ts';

/** What is said of saved offers. */
export const es = {
  tooMany: {
    titulo: 'Tienes demasiadas ofertas guardadas',
    mensaje: 'Puedes guardar 100 como máximo. Quita alguna y vuelve a guardar esta.',
    boton: { texto: 'Ver las guardadas', enlace: '/para-ti#guardadas' },
  } satisfies CustomNotice,
};
