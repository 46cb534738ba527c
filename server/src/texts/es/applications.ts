/** Said by the portal after an application. */
export const es = {
  /** In the place of notice 502, where the offer takes applications elsewhere too. */
  registerOutside: {
    titulo: 'Falta un paso',
    mensaje:
      'Te has inscrito y la empresa ya tiene tu CV. También pide que completes la inscripción en su web.',
    boton: 'Completarla en su web',
  },
};
