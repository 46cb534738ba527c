import type { Texts } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';

/** The password of every demo account. */
export const demoPassword = 'Portal2026';

/** An account to try the portal with: the start prints it, the login of its role offers it. */
export interface DemoAccount {
  readonly usuario: string;
  readonly rol: Role;
  readonly texto: Texts;
}

export const demoAccounts = [
  {
    usuario: 'alumna@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Estudiante que cumple los requisitos de muchas ofertas',
      ca: 'Estudiant que compleix els requisits de moltes ofertes',
      en: 'Student who qualifies for many offers',
    },
  },
  {
    usuario: 'alumno@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Estudiante con datos por completar',
      ca: 'Estudiant amb dades per completar',
      en: 'Student with details missing',
    },
  },
  {
    usuario: 'antigua@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Titulada: solo ofertas de empleo',
      ca: 'Titulada: només ofertes de feina',
      en: 'Graduate: job offers only',
    },
  },
  {
    usuario: 'maestra@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Estudiante de Magisterio: pide prácticas a centros educativos',
      ca: 'Estudiant de Magisteri: demana pràctiques a centres educatius',
      en: 'Student of primary education: asks schools for internships',
    },
  },
  {
    usuario: 'empresa@demo.test',
    rol: 'Empresa',
    texto: {
      es: 'Contacto de una empresa',
      ca: 'Contacte d’una empresa',
      en: 'Contact at one company',
    },
  },
  {
    usuario: 'grupo@demo.test',
    rol: 'Empresa',
    texto: {
      es: 'Contacto de dos empresas',
      ca: 'Contacte de dues empreses',
      en: 'Contact at two companies',
    },
  },
  {
    usuario: 'centro@demo.test',
    rol: 'Empresa',
    texto: {
      es: 'Contacto de un centro educativo',
      ca: 'Contacte d’un centre educatiu',
      en: 'Contact at a school',
    },
  },
  {
    usuario: 'gestora@demo.test',
    rol: 'Gestor',
    texto: {
      es: 'Gestora de la institución',
      ca: 'Gestora de la institució',
      en: 'Manager of the institution',
    },
  },
] as const satisfies readonly DemoAccount[];

export type DemoUser = (typeof demoAccounts)[number]['usuario'];
