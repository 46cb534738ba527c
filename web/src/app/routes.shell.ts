import { NotFound } from './NotFound.tsx';
import type { Screens } from './screen.ts';

const login = {
  access: 'anonymous',
  parent: 'login',
  areas: ['session'],
  bare: true,
} as const;

export const shellScreens = {
  home: {
    access: 'anyRole',
    areas: ['home', 'communications', 'surveys'],
    load: () => import('./screens/HomeScreen.tsx'),
  },
  login: { ...login, parent: 'home', load: () => import('../features/session/ChooseLogin.tsx') },
  loginStudent: {
    ...login,
    areas: ['session', 'signOn'],
    load: () => import('../features/session/LoginStudent.tsx'),
  },
  loginAlumni: {
    ...login,
    areas: ['session', 'signOn'],
    load: () => import('../features/session/LoginAlumni.tsx'),
  },
  loginCompany: {
    ...login,
    areas: ['session', 'signOn'],
    load: () => import('../features/session/LoginCompany.tsx'),
  },
  loginManager: { ...login, load: () => import('../features/session/LoginManager.tsx') },
  signOn: { ...login, areas: ['signOn'], load: () => import('../features/sign-on/SignOn.tsx') },
  godMode: { ...login, parent: 'home', load: () => import('../features/session/LoginGodMode.tsx') },
  acceptance: {
    ...login,
    areas: ['session', 'access'],
    load: () => import('../features/session/Acceptance.tsx'),
  },
  maintenance: {
    access: 'public',
    areas: ['access'],
    bare: true,
    load: () => import('../features/maintenance/Maintenance.tsx'),
  },
  logout: {
    access: 'public',
    areas: ['session'],
    bare: true,
    load: () => import('../features/session/Logout.tsx'),
  },
  // Not loaded when it is needed: that something could not be loaded is what leads to it.
  notFound: { access: 'public', areas: [], load: async () => ({ default: NotFound }) },
} as const satisfies Screens;
