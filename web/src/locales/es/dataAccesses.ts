/** Who opened or exported a student's data. */
export const texts = {
  title: 'Quién ha visto mis datos',
  text: 'Empresas que han abierto el CV de una de tus candidaturas o lo han exportado, y días en que la institución ha consultado o exportado tus datos. Cada día consta una vez.',
  none: 'Nadie ha abierto ni exportado tus datos todavía.',
  hidden: 'Una empresa confidencial',
  what: { cvAbierto: 'abrió tu CV', exportacion: 'exportó tus datos' },
  institution: 'La institución',
  institutionWhat: {
    consulta: 'consultó tus datos',
    reservados: 'consultó tus datos reservados',
    exportacion: 'exportó tus datos',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    dataAccesses: typeof texts;
  }
}
