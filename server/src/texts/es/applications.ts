/** Said by the portal after an application. */
export const es = {
  /** In the place of notice 502, where the offer takes applications elsewhere. */
  registerOutside: {
    titulo: 'Inscripción anotada',
    mensaje:
      'Esta oferta recibe las inscripciones en la web de la empresa: el portal no le envía tu CV. Si todavía no la has completado, hazlo allí.',
    boton: 'Ir a su web',
  },
};
