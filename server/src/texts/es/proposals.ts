export const es = {
  socialSecurity: {
    titulo: 'Falta tu número de la Seguridad Social',
    mensaje:
      'Es obligatorio para hacer prácticas. Añádelo en tu CV y vuelve aquí: lo que has escrito se conserva.',
    boton: 'Ir a mi CV',
  },
  many: {
    titulo: 'Hay demasiadas propuestas sin decidir',
    mensaje:
      'Puede haber como máximo {{max}} a la vez. Para registrar otra, es necesario retirar alguna antes.',
  },
};
