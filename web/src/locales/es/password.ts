export const texts = {
  fields: {
    password: 'Contraseña nueva',
    password2: 'Repetir la contraseña nueva',
    rule: 'Al menos 8 caracteres y un número. No sirven las contraseñas más comunes ni el nombre o el correo.',
    first: 'Contraseña',
    first2: 'Repetir la contraseña',
    show: 'Mostrar las contraseñas',
    hide: 'Ocultar las contraseñas',
  },
  recover: {
    student: {
      title: '¿Has olvidado la contraseña?',
      context: 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra.',
      back: 'Volver a iniciar sesión',
    },
    company: {
      title: '¿Ha olvidado la contraseña?',
      context: 'Le enviaremos por correo un enlace para elegir otra.',
      back: 'Volver al acceso de empresas',
    },
    manager: { back: 'Volver al acceso de gestión' },
    by: 'Buscar la cuenta por',
    byEmail: 'El correo con el que entra',
    byTaxId: 'El NIF de la empresa',
    email: 'Correo electrónico',
    taxId: 'NIF de la empresa',
    taxIdHelp: 'Cada contacto de la empresa recibirá un enlace para su propia cuenta.',
    submit: 'Enviar el enlace',
    blocked: 'Demasiadas solicitudes seguidas',
    blockedBody:
      'Por seguridad, podremos enviar otro enlace dentro de un rato. Quizá el anterior esté en el correo no deseado.',
    blockedFor: 'Se podrá pedir otro dentro de {{minutes}} min.',
  },
  sent: {
    student: {
      title: 'Mira tu correo',
      body: 'Si {{email}} es el correo de una cuenta, en unos minutos recibirás un mensaje con un enlace para elegir otra contraseña.',
      spam: 'Mira también en el correo no deseado.',
      typed: 'Comprueba que el correo está bien escrito y que es el de tu cuenta.',
      help: 'Si sigue sin llegar, escríbenos a',
    },
    company: {
      title: 'Mire su correo',
      body: 'Si {{email}} es el correo de una cuenta, en unos minutos recibirá un mensaje con un enlace para elegir otra contraseña.',
      bodyTaxId:
        'Si {{taxId}} es el NIF de una empresa del portal, en unos minutos cada uno de sus contactos recibirá un mensaje con un enlace para elegir otra contraseña.',
      spam: 'Mire también en el correo no deseado.',
      typed: 'Compruebe que el dato es correcto y corresponde a su cuenta.',
      help: 'Si sigue sin llegar, escríbanos a',
    },
    once: 'El enlace sirve una sola vez y caduca al cabo de un tiempo.',
    nothing: '¿No llega nada?',
    again: 'Enviar otra vez',
    demo: 'Esta institución es de demostración: los correos no se envían, sino que la gestora los lee en la página «Correo».',
  },
  link: {
    checking: 'Comprobando el enlace…',
    title: 'Elige una contraseña nueva',
    titleCompany: 'Elija una contraseña nueva',
    first: 'Crea tu contraseña',
    firstCompany: 'Cree su contraseña',
    context: 'Para la cuenta de {{name}}.',
    ends: 'Al guardarla se cerrarán las sesiones abiertas de la cuenta.',
    save: 'Guardar la contraseña',
    saveFirst: 'Crear la contraseña',
    missing: 'Falta una parte del enlace',
    missingBody:
      'Puede que se haya cortado al copiarlo. Se puede abrir otra vez desde el correo o pedir otro.',
    ask: 'Pedir otro enlace',
    enter: 'Iniciar sesión',
    other: 'En este navegador hay otra sesión abierta, la de {{name}}. Sigue abierta.',
    home: 'Ir al inicio',
  },
  own: {
    title: 'Mi cuenta',
    password: 'Cambiar la contraseña',
    passwordText: 'Al cambiarla se cierran las sesiones abiertas en otros dispositivos; esta sigue abierta.',
    current: 'Contraseña actual',
    showCurrent: 'Mostrar la contraseña actual',
    hideCurrent: 'Ocultar la contraseña actual',
    forgotten: '¿No recuerdas la actual? Pide un enlace',
    forgottenCompany: '¿No recuerda la actual? Pida un enlace',
    save: 'Cambiar la contraseña',
    ended: 'Las demás sesiones de esta cuenta se han cerrado.',
    keyboard: 'Teclado',
    letterKeys: 'Recorrer las listas con las teclas J y K',
    language: 'Idioma',
    languageText: 'El idioma del portal y de los correos que envía.',
    languageSave: 'Cambiar el idioma',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    password: typeof texts;
  }
}
