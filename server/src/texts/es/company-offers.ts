/** Said to companies of their offers. */
export const es = {
  /** Why an offer that has applications is not deleted, and what can be done instead. */
  hasBeenAppliedTo: {
    titulo: 'Esta oferta no se puede eliminar',
    mensaje:
      'Alguien se ha inscrito en ella, aunque después se haya retirado, y el portal conserva esas inscripciones.\nCuando ya no se busca a nadie, la oferta se cierra: los estudiantes dejan de verla.',
    boton: null,
  },
};
