/** Said to companies about their candidates. */
export const es = {
  /** More would be selected than the offer has places. */
  noPlaceLeft: {
    titulo: 'No quedan plazas',
    mensaje:
      'Las {{plazas}} plazas de esta oferta ya están cubiertas. Si necesita más, escriba al equipo del portal.',
    mensajeUna:
      'La plaza de esta oferta ya está cubierta. Si necesita más plazas, escriba al equipo del portal.',
  },
};
