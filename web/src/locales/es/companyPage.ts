export const texts = {
  context: 'Lo que los estudiantes y la institución saben de {{company}}.',
  missing: {
    title: 'Faltan datos de su empresa',
    body: 'Complételos y guarde los cambios:',
    mark: 'Falta este dato',
  },
  legal: {
    title: 'Datos fiscales',
    help: 'Para cambiarlos, escriba a',
    nombreFiscal: 'Razón social',
    cif: 'CIF',
  },
  shown: {
    title: 'Su empresa',
    help: 'Los estudiantes lo leen en sus ofertas, salvo en las que la ocultan.',
  },
  place: { title: 'Dirección', help: 'La de su sede. Cada oferta dice además dónde es el puesto.' },
  fields: {
    nombreComercial: 'Nombre comercial',
    idTipoEmpresa: 'Tipo de empresa',
    idSector: 'Sector',
    rangoEmpleados: 'Número de empleados',
    descripcion: 'Descripción',
    web: 'Web',
    direccion: 'Dirección',
    cp: 'Código postal',
    localidad: 'Población',
    idProvincia: 'Provincia',
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
    body: 'Lo que ha escrito sigue aquí y no se ha guardado. Si lo guarda, lo que usted no ha tocado queda como lo ha dejado la otra persona.',
    mine: 'Guardar mis cambios',
    theirs: 'Descartar mis cambios y ver los datos de ahora',
  },
} as const;
