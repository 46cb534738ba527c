/** Said to companies of their offers. */
export const es = {
  /** Why an offer that has applications is not deleted, and what can be done instead. */
  hasBeenAppliedTo: {
    titulo: 'Esta oferta no se puede eliminar',
    mensaje:
      'Ha recibido candidaturas, aunque después se hayan retirado, y el portal las conserva.\nSi ya no necesita más candidatos, puede cerrarla: los estudiantes dejarán de verla.',
    boton: null,
  },
};
