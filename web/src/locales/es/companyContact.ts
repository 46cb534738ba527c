export const texts = {
  context: 'Sus datos como contacto de {{company}}.',
  title: 'Datos de contacto',
  description: 'El nombre es el de toda su cuenta; el cargo y el teléfono son los de esta empresa.',
  email: 'Correo electrónico',
  emailHelp: 'Es el correo con el que entra en el portal. Para cambiarlo, escriba a',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  puesto: 'Cargo',
  telefono1: 'Teléfono',
  save: 'Guardar cambios',
  restored: 'Tiene cambios sin guardar de una visita anterior',
  discard: 'Descartarlos',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    companyContact: typeof texts;
  }
}
