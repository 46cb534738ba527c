import type { ScreenNames } from './screen-names.ts';

export const screens = {
  recoverStudent: {
    title: { es: 'Recuperar la contraseña', ca: 'Recuperar la contrasenya', en: 'Reset your password' },
    paths: { es: ['login/recuperar'], ca: ['login/recuperar'], en: ['login/recover'] },
  },
  recoverCompany: {
    title: {
      es: 'Recuperar la contraseña de empresa',
      ca: 'Recuperar la contrasenya d’empresa',
      en: 'Reset a company password',
    },
    paths: {
      es: ['login/empresas/recuperar'],
      ca: ['login/empreses/recuperar'],
      en: ['login/companies/recover'],
    },
  },
  recoverManager: {
    title: {
      es: 'Recuperar la contraseña de gestión',
      ca: 'Recuperar la contrasenya de gestió',
      en: 'Reset a manager password',
    },
    paths: {
      es: ['login/gestion/recuperar'],
      ca: ['login/gestio/recuperar'],
      en: ['login/management/recover'],
    },
  },
  resetStudentPassword: {
    title: { es: 'Contraseña nueva', ca: 'Contrasenya nova', en: 'New password' },
    paths: { es: ['restablecer-candidato'], ca: ['restablir-candidat'], en: ['reset-candidate'] },
  },
  resetCompanyPassword: {
    title: { es: 'Contraseña nueva', ca: 'Contrasenya nova', en: 'New password' },
    paths: { es: ['restablecer-login'], ca: ['restablir-login'], en: ['reset-login'] },
  },
  setPassword: {
    title: { es: 'Crear la contraseña', ca: 'Crear la contrasenya', en: 'Create your password' },
    paths: { es: ['establecer-login'], ca: ['establir-login'], en: ['set-login'] },
  },
  confirmEmail: {
    title: { es: 'Confirmar el correo', ca: 'Confirmar el correu', en: 'Confirm your email' },
    paths: { es: ['confirmar-correo'], ca: ['confirmar-correu'], en: ['confirm-email'] },
  },
  registerStudent: {
    title: {
      es: 'Registro de estudiantes y titulados',
      ca: 'Registre d’estudiants i titulats',
      en: 'Student and graduate registration',
    },
    paths: { es: ['registroalumno'], ca: ['registre-alumne'], en: ['student-registration'] },
  },
  registerSignedOn: {
    title: { es: 'Completar el registro', ca: 'Completar el registre', en: 'Complete your registration' },
    paths: { es: ['acceso/registro'], ca: ['acces/registre'], en: ['sign-on/registration'] },
  },
  requestAccount: {
    title: {
      es: 'Solicitar una cuenta de empresa',
      ca: 'Demanar un compte d’empresa',
      en: 'Request a company account',
    },
    paths: { es: ['solicitar-cuenta'], ca: ['demanar-compte'], en: ['request-account'] },
  },
  leaveService: {
    title: { es: 'Solicitar la baja', ca: 'Sol·licitar la baixa', en: 'Leave the service' },
    paths: { es: ['baja-servicio'], ca: ['baixa-servei'], en: ['leave-service'] },
  },
} as const satisfies ScreenNames;
