export const texts = {
  title: 'Cuentas de facturación',
  help: 'A nombre de quién se emiten las facturas de sus convenios y a dónde se envían.',
  add: 'Añadir una cuenta',
  edit: 'Cambiar los datos',
  remove: 'Quitar',
  newTitle: 'Cuenta de facturación nueva',
  editTitle: 'Datos de {{name}}',
  byPost: 'Facturas por correo postal: {{address}}',
  fields: {
    NombreFiscal: 'Razón social',
    CIF: 'NIF',
    domicilioFiscal: 'Domicilio fiscal',
    idPais: 'País',
    idProvincia: 'Provincia',
    provincia: 'Provincia, región o estado',
    poblacion: 'Población',
    cp: 'Código postal',
    requiereEnvioPostalFacturas: 'Necesita las facturas por correo postal',
    domicilioEnvioPostal: 'Dirección de envío postal',
  },
  save: 'Guardar la cuenta',
  removeTitle: '¿Quitar la cuenta de {{name}}?',
  removeBody: 'No podrá elegirla en convenios nuevos. Los que ya la tienen no cambian.',
  removeConfirm: 'Quitar la cuenta',
  empty: { title: 'No hay cuentas de facturación', body: 'Sus convenios necesitan una.' },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    billingAccounts: typeof texts;
  }
}
