export const texts = {
  context: 'Quién habla por {{company}} en el portal.',
  title: 'Datos de contacto',
  description: 'El nombre es el mismo en todas sus empresas; el puesto y el teléfono son los de esta.',
  email: 'Correo electrónico',
  emailHelp: 'Con él entra en el portal. Para cambiarlo, escriba a',
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  puesto: 'Puesto',
  telefono1: 'Teléfono',
  save: 'Guardar cambios',
  restored: 'Estos cambios se escribieron en otra visita y no se han guardado',
  discard: 'Descartarlos',
} as const;
