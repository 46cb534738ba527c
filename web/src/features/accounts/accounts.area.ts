import type { FeatureArea } from '../../lib/routing/area.ts';

// Open to those who are logged in too: a link in a mail may be for another account, and somebody who has forgotten the
// current password needs another way to a new one.
const byMail = { access: 'public', texts: ['password'], bare: true } as const;

const signup = {
  access: 'anonymous',
  parent: 'login',
  texts: ['signup', 'password', 'confirmation'],
} as const;

export const accountsArea = {
  screens: {
    recoverStudent: {
      ...byMail,
      parent: 'loginStudent',
      load: () => import('./recover/RecoverStudent.tsx'),
    },
    recoverCompany: {
      ...byMail,
      parent: 'loginCompany',
      load: () => import('./recover/RecoverCompany.tsx'),
    },
    recoverManager: {
      ...byMail,
      parent: 'loginManager',
      load: () => import('./recover/RecoverManager.tsx'),
    },
    resetStudentPassword: { ...byMail, load: () => import('./by-link/ResetStudentPassword.tsx') },
    resetCompanyPassword: { ...byMail, load: () => import('./by-link/ResetCompanyPassword.tsx') },
    setPassword: { ...byMail, load: () => import('./by-link/SetPassword.tsx') },
    confirmEmail: {
      ...byMail,
      texts: ['confirmation'],
      load: () => import('./by-link/ConfirmEmail.tsx'),
    },
    registerStudent: { ...signup, load: () => import('./signup/RegisterStudent.tsx') },
    registerSignedOn: { ...signup, load: () => import('./signup/RegisterSignedOn.tsx') },
    requestAccount: { ...signup, load: () => import('./signup/RequestAccount.tsx') },
    leaveService: {
      access: ['Alumno'],
      option: 'bajaServicio',
      parent: 'account',
      texts: ['access'],
      load: () => import('./own/LeaveService.tsx'),
    },
  },
  menu: [
    { id: 'account', position: { Alumno: 120, Empresa: 110, Gestor: 70 } },
    { id: 'leaveService', position: { Alumno: 140 }, when: ({ brand }) => brand.opciones.bajaServicio },
  ],
} as const satisfies FeatureArea;
