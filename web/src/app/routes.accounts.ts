import type { Screens } from './screen.ts';

// Open to who is logged in too: a link in a mail may be for another account, and whoever cannot say their current
// password needs another way to a new one.
const byMail = { access: 'public', areas: ['password'], bare: true } as const;

const signup = {
  access: 'anonymous',
  parent: 'login',
  areas: ['signup', 'password', 'confirmation'],
} as const;

export const accountsScreens = {
  recoverStudent: {
    ...byMail,
    parent: 'loginStudent',
    load: () => import('../features/accounts/recover/RecoverStudent.tsx'),
  },
  recoverCompany: {
    ...byMail,
    parent: 'loginCompany',
    load: () => import('../features/accounts/recover/RecoverCompany.tsx'),
  },
  recoverManager: {
    ...byMail,
    parent: 'loginManager',
    load: () => import('../features/accounts/recover/RecoverManager.tsx'),
  },
  resetStudentPassword: {
    ...byMail,
    load: () => import('../features/accounts/by-link/ResetStudentPassword.tsx'),
  },
  resetCompanyPassword: {
    ...byMail,
    load: () => import('../features/accounts/by-link/ResetCompanyPassword.tsx'),
  },
  setPassword: { ...byMail, load: () => import('../features/accounts/by-link/SetPassword.tsx') },
  confirmEmail: {
    ...byMail,
    areas: ['confirmation'],
    load: () => import('../features/accounts/by-link/ConfirmEmail.tsx'),
  },
  registerStudent: {
    ...signup,
    load: () => import('../features/accounts/signup/RegisterStudent.tsx'),
  },
  requestAccount: {
    ...signup,
    load: () => import('../features/accounts/signup/RequestAccount.tsx'),
  },
  account: {
    access: 'anyRole',
    areas: ['password', 'access', 'notifications'],
    load: () => import('./screens/AccountScreen.tsx'),
  },
  leaveService: {
    access: ['Alumno'],
    option: 'bajaServicio',
    parent: 'account',
    areas: ['access'],
    load: () => import('../features/accounts/own/LeaveService.tsx'),
  },
} as const satisfies Screens;
