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
  /** More were chosen at the closing than the offer has places left. */
  fewPlacesLeft: {
    titulo: 'Ha elegido a más personas que plazas',
    mensaje:
      'En esta oferta quedan {{quedan}} plazas. Elija a menos personas o, si necesita más plazas, escriba al equipo del portal.',
    mensajeUna:
      'En esta oferta queda una plaza. Elija a una sola persona o, si necesita más plazas, escriba al equipo del portal.',
  },
  /** Why one who was pre-registered is not moved. */
  awaitsStudent: 'El estudiante todavía no ha respondido a la preinscripción.',
};
