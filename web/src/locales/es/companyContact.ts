export const texts = {
  context: 'Quién habla por {{company}} en el portal.',
  title: 'Datos de contacto',
  description: 'Su nombre vale para toda su cuenta; el cargo y el teléfono, para esta empresa.',
  email: 'Correo electrónico',
  emailHelp: 'Con él entra en el portal. Para cambiarlo, escriba a',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  puesto: 'Cargo',
  telefono1: 'Teléfono',
  save: 'Guardar cambios',
  restored: 'Estos cambios se escribieron en otra visita y no se han guardado',
  discard: 'Descartarlos',
} as const;
