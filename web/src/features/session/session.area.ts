import type { FeatureArea } from '../../lib/routing/area.ts';

const login = { access: 'anonymous', parent: 'login', texts: ['session'], bare: true } as const;
const signOnToo = { ...login, texts: ['session', 'signOn'] } as const;

export const sessionArea = {
  screens: {
    login: { ...login, parent: 'home', load: () => import('./ChooseLogin.tsx') },
    loginStudent: { ...signOnToo, load: () => import('./LoginStudent.tsx') },
    loginAlumni: { ...signOnToo, load: () => import('./LoginAlumni.tsx') },
    loginCompany: { ...signOnToo, load: () => import('./LoginCompany.tsx') },
    loginManager: { ...signOnToo, load: () => import('./LoginManager.tsx') },
    godMode: { ...login, parent: 'home', load: () => import('./LoginGodMode.tsx') },
    acceptance: { ...login, texts: ['session', 'access'], load: () => import('./Acceptance.tsx') },
    logout: { access: 'public', texts: ['session'], bare: true, load: () => import('./Logout.tsx') },
  },
  menu: [{ id: 'logout', position: { Alumno: 130, Empresa: 120, Gestor: 80 } }],
} as const satisfies FeatureArea;
