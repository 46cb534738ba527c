export const texts = {
  Alumno: {
    title_one: 'Tienes una encuesta obligatoria pendiente',
    title_other: 'Tienes {{count}} encuestas obligatorias pendientes',
    body_one:
      'No puedes seguir en el portal hasta que la respondas. En cuanto la termines, este aviso se cerrará automáticamente.',
    body_other:
      'No puedes seguir en el portal hasta que las respondas. En cuanto las termines, este aviso se cerrará automáticamente.',
  },
  Empresa: {
    title_one: 'Tiene una encuesta obligatoria pendiente',
    title_other: 'Tiene {{count}} encuestas obligatorias pendientes',
    body_one:
      'No puede seguir en el portal hasta que la responda. En cuanto la termine, este aviso se cerrará automáticamente.',
    body_other:
      'No puede seguir en el portal hasta que las responda. En cuanto las termine, este aviso se cerrará automáticamente.',
  },
  until: 'Hasta el {{day}}',
  answer: 'Responder',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    surveyPopup: typeof texts;
  }
}
