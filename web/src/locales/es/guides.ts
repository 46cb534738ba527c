export const texts = {
  context: 'Consejos para preparar tu candidatura, tu entrevista y tus primeros pasos profesionales.',
  document: 'Abrir el documento',
  empty: 'Todavía no hay guías',
  emptyBody: 'Cuando la institución publique alguna, la encontrarás aquí.',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    guides: typeof texts;
  }
}
