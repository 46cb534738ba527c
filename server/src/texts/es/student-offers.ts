export const es = {
  /** In the place of an offer's text, where the names of what it asks for have the searched words. */
  found: {
    titulaciones: 'Titulaciones: {{names}}',
    areaFuncional: 'Área funcional: {{names}}',
    sector: 'Sector: {{names}}',
    categoria: 'Categoría: {{names}}',
  },
};
