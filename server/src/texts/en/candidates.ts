import type { es } from '../es/candidates.ts';

export const en: typeof es = {
  noPlaceLeft: {
    titulo: 'There are no places left',
    mensaje:
      'All {{plazas}} places of this offer have been filled. If you need more, write to the portal team.',
    mensajeUna: 'The place of this offer has been filled. If you need more places, write to the portal team.',
  },
  fewPlacesLeft: {
    titulo: 'You chose more people than there are places',
    mensaje:
      'This offer has {{quedan}} places left. Choose fewer people or, if you need more places, write to the portal team.',
    mensajeUna:
      'This offer has one place left. Choose one person or, if you need more places, write to the portal team.',
  },
  awaitsStudent: 'The student has yet to answer the pre-registration.',
};
