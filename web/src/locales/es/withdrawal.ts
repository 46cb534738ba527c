/** Withdrawing an application, from the offer or from the application itself. */
export const texts = {
  action: 'Retirar candidatura',
  title: '¿Retirar tu candidatura?',
  body: 'Dejarás de participar en «{{title}}». Si la oferta sigue abierta, podrás volver a inscribirte.',
  keep: 'Seguir participando',
  already: 'Ya habías retirado esta candidatura',
  alreadyBody: 'Puede que lo hicieras en otra pestaña o en otro dispositivo.',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    withdrawal: typeof texts;
  }
}
