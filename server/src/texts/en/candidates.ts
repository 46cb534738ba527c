import type { es } from '../es/candidates.ts';

export const en: typeof es = {
  noPlaceLeft: {
    titulo: 'There are no places left',
    mensaje:
      'All {{plazas}} places of this offer have been filled. If you need more, write to the portal team.',
    mensajeUna: 'The place of this offer has been filled. If you need more places, write to the portal team.',
  },
};
