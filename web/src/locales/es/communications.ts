export const texts = {
  title: 'Comunicados',
  link: 'Más información',
  more_one: 'Ver otro comunicado',
  more_other: 'Ver otros {{count}} comunicados',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    communications: typeof texts;
  }
}
