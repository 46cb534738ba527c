export const texts = {
  title: 'Confirmar el correo',
  body: 'Un paso más: falta confirmar que este correo es el correcto.',
  confirm: 'Confirmar el correo',
  done: {
    title: 'Correo confirmado',
    student: 'Gracias, {{name}}. El equipo del portal revisará tu registro y te escribirá con la respuesta.',
    company: 'Gracias, {{name}}. El equipo del portal revisará su solicitud y le escribirá con la respuesta.',
    personal:
      'Gracias, {{name}}. Tu correo personal queda confirmado: puedes elegir en tu CV que te escribamos a él.',
    again: 'El correo ya está confirmado. El equipo del portal revisará el registro y enviará la respuesta.',
    enter: 'Ir al inicio de sesión',
  },
  dead: {
    title: 'Este enlace ya no sirve',
    body: 'Cada enlace sirve una sola vez y durante tres días. Si el correo ya está confirmado, no hace falta nada más.',
  },
  missing: {
    title: 'Esta página se abre desde el correo',
    body: 'Para confirmar el correo es necesario abrir completo el enlace del mensaje que enviamos. Si no llegó o se cortó al copiarlo, podemos enviar otro desde aquí. Si el correo ya está confirmado, no hace falta nada más.',
  },
  resend: {
    email: 'Correo del registro',
    submit: 'Enviar otro enlace',
    sent: 'Si {{email}} tiene un registro por confirmar, enviaremos otro enlace en unos minutos. Puede llegar al correo no deseado.',
    blocked:
      'Hemos recibido demasiadas solicitudes seguidas: podremos enviar otro enlace dentro de un rato. Quizá el anterior esté en el correo no deseado.',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    confirmation: typeof texts;
  }
}
