import type { ScreenNames } from './screen-names.ts';

export const screens = {
  login: {
    title: { es: 'Iniciar sesión', ca: 'Iniciar la sessió', en: 'Log in' },
    paths: { es: ['login'], ca: ['login'], en: ['login'] },
  },
  loginStudent: {
    title: { es: 'Acceso de estudiantes', ca: 'Accés d’estudiants', en: 'Student login' },
    paths: { es: ['login/alumnos'], ca: ['login/alumnes'], en: ['login/students'] },
  },
  loginAlumni: {
    title: { es: 'Acceso de antiguos alumnos', ca: 'Accés d’antics alumnes', en: 'Alumni login' },
    paths: { es: ['login/antiguos'], ca: ['login/antics'], en: ['login/alumni'] },
  },
  loginCompany: {
    title: { es: 'Acceso de empresas', ca: 'Accés d’empreses', en: 'Company login' },
    paths: { es: ['login/empresas'], ca: ['login/empreses'], en: ['login/companies'] },
  },
  loginManager: {
    title: { es: 'Acceso de gestión', ca: 'Accés de gestió', en: 'Management login' },
    paths: { es: ['login/gestion'], ca: ['login/gestio'], en: ['login/management'] },
  },
  godMode: {
    title: {
      es: 'Acceso de gestión durante el mantenimiento',
      ca: 'Accés de gestió durant el manteniment',
      en: 'Management login during maintenance',
    },
    paths: { es: ['gma2019'], ca: ['gma2019'], en: ['gma2019'] },
  },
  acceptance: {
    title: { es: 'Protección de datos', ca: 'Protecció de dades', en: 'Data protection' },
    paths: {
      es: ['login/proteccion-de-datos'],
      ca: ['login/proteccio-de-dades'],
      en: ['login/data-protection'],
    },
  },
  secondFactor: {
    title: { es: 'Verificación en dos pasos', ca: 'Verificació en dos passos', en: 'Two-step verification' },
    paths: { es: ['login/verificacion'], ca: ['login/verificacio'], en: ['login/verification'] },
  },
  logout: {
    title: { es: 'Cerrar sesión', ca: 'Tancar la sessió', en: 'Log out' },
    paths: { es: ['logout'], ca: ['logout'], en: ['logout'] },
  },
} as const satisfies ScreenNames;
