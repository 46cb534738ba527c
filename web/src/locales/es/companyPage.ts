export const texts = {
  context: 'Los datos de {{company}} que ven los estudiantes y la institución.',
  missing: {
    title: 'Faltan datos de su empresa',
    body: 'Complételos y guarde los cambios:',
    mark: 'Falta este dato',
  },
  legal: {
    title: 'Datos fiscales',
    help: 'Para cambiarlos, escriba a',
    nombreFiscal: 'Razón social',
    cif: 'NIF',
  },
  shown: {
    title: 'Su empresa',
    help: 'Los estudiantes ven estos datos en las ofertas de su empresa, salvo en las confidenciales.',
  },
  place: {
    title: 'Dirección',
    help: 'La dirección de la sede. El lugar de trabajo se indica en cada oferta.',
  },
  fields: {
    nombreComercial: 'Nombre comercial',
    idTipoEmpresa: 'Tipo de empresa',
    idSector: 'Sector',
    rangoEmpleados: 'Número de empleados',
    descripcion: 'Descripción',
    web: 'Web',
    direccion: 'Dirección',
    cp: 'Código postal',
    localidad: 'Localidad',
    idPais: 'País',
    idProvincia: 'Provincia',
    provincia: 'Provincia, región o estado',
  },
  descripcionHelp: 'A qué se dedica y cómo es trabajar en ella.',
  save: 'Guardar cambios',
  restored: {
    title: 'Estos cambios no se han guardado',
    body: 'Los escribió en este navegador el {{when}}.',
    discard: 'Descartarlos',
  },
  conflict: {
    title: 'Otra persona de su empresa ha cambiado estos datos',
    body: 'Sus cambios siguen en esta página, pero no se han guardado. Si los guarda, los campos que usted no haya modificado conservarán los cambios de la otra persona.',
    mine: 'Guardar mis cambios',
    theirs: 'Descartar mis cambios y ver los datos actuales',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    companyPage: typeof texts;
  }
}
