export const texts = {
  title: 'Confirmar el correo',
  body: 'Un paso más: falta confirmar que esta dirección funciona y es la correcta.',
  confirm: 'Confirmar el correo',
  done: {
    title: 'Correo confirmado',
    student: 'Gracias, {{name}}. El equipo del portal revisará tu registro y te escribirá con la respuesta.',
    company: 'Gracias, {{name}}. El equipo del portal revisará su solicitud y le escribirá con la respuesta.',
    again:
      'La dirección ya está confirmada. El equipo del portal revisará el registro y escribirá con la respuesta.',
    enter: 'Ir al inicio de sesión',
  },
  dead: {
    title: 'Este enlace ya no sirve',
    body: 'Cada enlace sirve una sola vez y durante tres días. Si el correo ya está confirmado, no hay que hacer nada más.',
  },
  missing: {
    title: 'Esta página se abre desde el correo',
    body: 'Para confirmar la dirección hay que abrir, entero, el enlace del correo que enviamos. Si no llegó o se cortó al copiarlo, aquí se puede pedir otro. Si el correo ya está confirmado, no hay que hacer nada más.',
  },
  resend: {
    email: 'Correo con el que se hizo el registro',
    submit: 'Enviar otro enlace',
    sent: 'Si {{email}} tiene un registro por confirmar, en unos minutos llegará otro enlace. Puede estar entre el correo no deseado.',
    blocked:
      'Hay que esperar un poco antes de pedir otro enlace. Puede que el anterior ya esté en el correo, quizá entre el no deseado.',
  },
} as const;
