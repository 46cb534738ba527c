export const texts = {
  personal: {
    title: 'Faltan datos en tu perfil',
    body: 'Los necesitamos para tramitar tus candidaturas y tus prácticas:',
    fields: {
      dni: 'DNI o NIE',
      telefono: 'Teléfono',
      nacionalidades: 'Nacionalidad',
      idPais: 'País de residencia',
      localidad: 'Localidad',
      numSegSocial: 'Número de la Seguridad Social',
    },
    go: 'Completar mi CV',
    later: 'Ahora no',
  },
  contact: {
    title: 'Faltan datos en su perfil',
    body: 'Los necesitamos para poder ponernos en contacto con usted:',
    fields: { puesto: 'Puesto', telefono1: 'Teléfono' },
    go: 'Completar mi perfil',
    later: 'Ahora no',
  },
} as const;
