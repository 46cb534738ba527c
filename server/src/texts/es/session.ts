const confirmAt = '/confirmar-correo';
const askAt = '/solicitar-cuenta';

/** Why somebody who has shown who they are is not let in, and what they can do. */
export const es = {
  chooseCompany: {
    titulo: 'Elija la empresa',
    mensaje: 'Representa a varias empresas: elija con cuál quiere entrar.',
    boton: null,
  },
  student: {
    unconfirmed: {
      titulo: 'Falta confirmar tu correo',
      mensaje:
        'Te enviamos un enlace cuando te registraste. Búscalo también en el correo no deseado o pide otro.',
      boton: { texto: 'Pedir otro correo', enlace: confirmAt },
    },
    waiting: {
      titulo: 'Estamos revisando tu registro',
      mensaje: 'Ya tienes el correo confirmado. Te escribiremos en cuanto puedas entrar.',
      boton: null,
    },
    blocked: {
      titulo: 'Tu cuenta está bloqueada',
      mensaje: 'Escribe al equipo del portal ({{correo}}) para saber el motivo y cómo desbloquearla.',
      boton: null,
    },
  },
  company: {
    unconfirmed: {
      titulo: 'Falta confirmar su correo',
      mensaje:
        'Le enviamos un enlace cuando pidió la cuenta. Búsquelo también en el correo no deseado o pida otro.',
      boton: { texto: 'Pedir otro correo', enlace: confirmAt },
    },
    waiting: {
      titulo: 'Estamos revisando su solicitud',
      mensaje: 'Ya tiene el correo confirmado. Le escribiremos en cuanto pueda entrar.',
      boton: null,
    },
    turnedDown: {
      titulo: 'No se aceptó la solicitud de su empresa',
      mensaje:
        'En el correo que le enviamos está el motivo. Si puede resolverlo, solicite otra vez la cuenta con el mismo NIF.',
      boton: { texto: 'Volver a pedirla', enlace: askAt },
    },
    blocked: {
      titulo: 'La cuenta está bloqueada',
      mensaje: 'Escriba al equipo del portal ({{correo}}) para saber el motivo y cómo desbloquearla.',
      boton: null,
    },
    askedAnew: {
      titulo: 'Hay otra solicitud para su empresa',
      mensaje:
        'Después de la suya recibimos otra solicitud para la misma empresa. Si fue usted, confirme el correo que le enviamos; si no, puede volver a pedirla.',
      boton: { texto: 'Volver a pedirla', enlace: askAt },
    },
    detached: {
      titulo: 'Ya no es contacto de ninguna empresa',
      mensaje: 'Si sigue trabajando en ella, escriba al equipo del portal: {{correo}}.',
      boton: null,
    },
  },
};
