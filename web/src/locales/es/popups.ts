export const texts = {
  personal: {
    title: 'Faltan datos en tu CV',
    body: 'Los necesitamos para tramitar tus candidaturas y tus prácticas:',
    fields: {
      dni: 'Documento de identidad',
      telefono: 'Teléfono',
      nacionalidades: 'Nacionalidad',
      idPais: 'País de residencia',
      localidad: 'Localidad',
      numSegSocial: 'Número de la Seguridad Social',
    },
    go: 'Completar mi CV',
    later: 'Ahora no',
  },
  company: {
    title: 'Faltan datos de su empresa',
    body: 'Los estudiantes los leen en sus ofertas y nosotros los necesitamos para tramitarlas:',
    fields: {
      idTipoEmpresa: 'Tipo de empresa',
      idSector: 'Sector',
      descripcion: 'Descripción',
      direccion: 'Dirección',
      cp: 'Código postal',
      idProvincia: 'Provincia',
      provincia: 'Provincia, región o estado',
      localidad: 'Localidad',
      tipoContacto: 'Para qué está cada contacto',
    },
    go: 'Completar los datos',
    later: 'Ahora no',
  },
  contact: {
    title: 'Faltan datos en su perfil',
    body: 'Los necesitamos para poder ponernos en contacto con usted:',
    fields: { puesto: 'Cargo', telefono1: 'Teléfono' },
    go: 'Completar mi perfil',
    later: 'Ahora no',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    popups: typeof texts;
  }
}
