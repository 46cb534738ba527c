/** The form by which a company asks for an agreement. */
export const texts = {
  context: 'Al enviar la solicitud se genera el convenio en PDF, listo para firmar.',
  returned: {
    title: 'El convenio {{number}} se devolvió y espera su corrección',
    text: 'Si lo corrige, no necesita pedir otro.',
    action: 'Corregir el convenio',
  },
  correcting: 'Corrección del convenio {{number}}: cada motivo está junto a su apartado.',
  correctingUnsigned:
    'Corrección del convenio {{number}} antes de firmarlo. Al generarlo de nuevo, sustituye al documento anterior.',
  generate: 'Generar el convenio',
  noContacts: 'Añada un contacto',
  noAccounts: 'Añada una cuenta',
  toCorrect: 'La institución pide que lo corrija',
  letters: '{{typed}} de {{max}} caracteres',
  index: {
    label: 'Apartados de la solicitud',
    complete: 'Completo',
    missing_one: 'Falta {{count}} dato',
    missing_other: 'Faltan {{count}} datos',
  },
  sections: {
    contactos: {
      title: 'Contactos',
      text: 'Las personas con las que la institución tratará el convenio y las facturas.',
    },
    facturacion: { title: 'Facturación', text: 'La cuenta que figura en el convenio para las facturas.' },
    pago: { title: 'Pago', text: 'La forma en que la empresa paga las facturas.' },
    firmante: { title: 'Firmante', text: 'La persona que firma en nombre de la empresa.' },
    vigencia: { title: 'Vigencia', text: 'Hasta cuándo es válido el convenio.' },
    datos: { title: 'Tratamiento de datos', text: 'Forma parte del texto del convenio.' },
    firma: { title: 'Firma', text: 'La forma en que la empresa firma el documento.' },
  },
  fields: {
    idContactoEmpresaGestion: 'Contacto de gestión',
    idContactoEmpresaFacturacion: 'Contacto de facturación',
    idCuentaFacturacion: 'Cuenta de facturación',
    requierePedido: 'Las facturas necesitan un número de pedido',
    pedidoAnual: 'Un único número de pedido para todo el año',
    numeroPedido: 'Número de pedido anual',
    pagoDomiciliado: 'Forma de pago',
    ibanDomiciliacion: 'IBAN',
    nombreFirmante: 'Nombre',
    apellidosFirmante: 'Apellidos',
    dniFirmante: 'DNI o documento de identidad',
    cargoFirmante: 'Cargo',
    emailFirmante: 'Correo electrónico',
    telefonoFirmante: 'Teléfono',
    fechaCaducidad: 'Fecha de caducidad',
    sincaducidad: 'Sin caducidad',
    informacionTratamientoDeDatos: 'Información sobre el tratamiento de datos',
    tramitacionManual: 'Forma de firma',
  },
  help: {
    idContactoEmpresaGestion:
      'Figura en el convenio. Los avisos llegan a todas las personas con acceso a la empresa.',
    idContactoEmpresaFacturacion: 'Figura en el convenio como contacto para las facturas.',
    requierePedido: 'Se indica en el convenio.',
    ibanDomiciliacion: 'Puede pegar el IBAN completo en la primera casilla.',
    sincaducidad: 'El convenio vale hasta que una de las partes lo termine.',
    informacionTratamientoDeDatos: 'Quién trata los datos personales de los estudiantes y para qué.',
  },
  payment: {
    debit: 'Domiciliación bancaria',
    debitHelp: 'La institución cobra cada factura en la cuenta que indique.',
    transfer: 'Transferencia',
    transferHelp: 'La empresa paga cada factura a la cuenta de la institución.',
  },
  signing: {
    digital: 'Digital, con certificado',
    digitalHelp: 'Se descarga el PDF, se firma con AutoFirma u otro programa y se entrega en el portal.',
    paper: 'En papel',
    paperHelp: 'Se imprime, se firma y se envía por correo postal.',
  },
  addContact: {
    title: 'Contacto nuevo',
    idContactoEmpresaGestion: 'Añadir un contacto de gestión',
    idContactoEmpresaFacturacion: 'Añadir un contacto de facturación',
  },
  addAccount: { title: 'Cuenta de facturación nueva', button: 'Añadir una cuenta de facturación' },
  fill: {
    title: 'La empresa ya tiene un convenio anterior',
    text: 'Puede empezar con sus datos y cambiar los que hagan falta.',
    replaces: 'Puede usar sus datos: sustituirán a los que ha escrito.',
    button: 'Rellenar con los datos del último convenio',
    done: 'La solicitud contiene los datos del último convenio',
    check: 'Revíselos antes de generar el nuevo.',
  },
  confirmed: {
    title: '{{name}} ha confirmado los datos del firmante',
    take: 'Usar estos datos',
  },
  confirm: {
    comments_one: 'Queda {{count}} comentario sin decidir',
    comments_other: 'Quedan {{count}} comentarios sin decidir',
    otherData: 'El firmante ha confirmado otros datos por el enlace de revisión',
    title: '¿Desea continuar?',
    text: 'Se generará el convenio, y los datos se guardarán en el perfil de la empresa. Si ya hay un firmante verificado y cambia, el anterior sigue en el perfil hasta que aceptemos el nuevo.',
    generate: 'Generar el convenio',
    back: 'Volver y revisar',
  },
  generated: {
    title: 'Este convenio ya no se puede corregir',
    text: 'El documento firmado se entregó, y sus datos ya no se pueden cambiar.',
    see: 'Ver el convenio',
  },
  saving: {
    now: 'Guardando…',
    lost: 'No se ha podido guardar. Lo que ha escrito se conserva en este navegador y se guardará automáticamente cuando vuelva la conexión.',
    retry: 'Volver a intentar',
    conflict: {
      title: 'La solicitud ha cambiado en otra pestaña o en otro dispositivo',
      body: 'Puede ver la versión nueva, y se perderá lo que acaba de escribir, o guardar su versión en su lugar.',
      mine: 'Guardar mi versión',
      theirs: 'Ver la versión nueva',
    },
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    agreementForm: typeof texts;
  }
}
