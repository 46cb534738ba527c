export const texts = {
  choose: {
    title: '¿Cómo quieres entrar?',
    loginStudent: 'Estudiantes',
    loginStudentText: 'Prácticas y empleo para nuestros estudiantes',
    loginAlumni: 'Antiguos alumnos',
    loginAlumniText: 'Ofertas de empleo para nuestros titulados',
    loginCompany: 'Empresas',
    loginCompanyText: 'Publicar ofertas y encontrar candidatos',
    loginManager: 'Personal de gestión',
  },
  words: {
    loginStudent: 'Ofertas de prácticas y de empleo para nuestros estudiantes.',
    loginAlumni: 'Ofertas de empleo para nuestros titulados.',
    loginCompany: 'Publique ofertas y lea los CV de quienes se inscriben.',
    loginManager: 'Solo para el equipo que gestiona el portal.',
    godMode: 'También funciona con el portal en mantenimiento. Solo para el equipo que lo gestiona.',
  },
  ways: {
    student: {
      forgotten: '¿Has olvidado la contraseña?',
      without: '¿Aún no tienes cuenta?',
      ask: 'Regístrate',
      unconfirmed: '¿No te llegó el correo de confirmación?',
    },
    company: {
      forgotten: '¿Ha olvidado la contraseña?',
      without: '¿Su empresa aún no tiene cuenta?',
      ask: 'Solicite una',
      unconfirmed: '¿No le llegó el correo de confirmación?',
    },
    manager: { forgotten: '¿Has olvidado la contraseña?' },
  },
  form: {
    user: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Entrar',
    other: 'Entrar de otra forma',
  },
  companies: {
    title: '¿Con qué empresa quiere entrar?',
    body: 'Su usuario es contacto de varias empresas. Después podrá cambiar a otra desde el menú, sin volver a entrar.',
    back: 'Usar otra cuenta',
  },
  failed: {
    title: 'No se ha podido iniciar sesión',
    body: 'El problema es nuestro. Se puede volver a intentar en unos minutos.',
  },
  demo: {
    title: 'Cuentas de demostración',
    use: 'Usar esta cuenta',
    useOf: 'Usar la cuenta {{email}}',
  },
  leaving: 'Cerrando la sesión…',
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    session: typeof texts;
  }
}
