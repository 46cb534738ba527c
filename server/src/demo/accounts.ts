import type { Texts } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';

/** The password of every demo account. */
export const demoPassword = 'Portal2026';

/** An account that a person tries the portal with. */
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
      es: 'Estudiante con el currículum completo y candidaturas en marcha',
      ca: 'Estudiant amb el currículum complet i candidatures en marxa',
      en: 'Student with a complete CV and applications under way',
    },
  },
  {
    usuario: 'alumno@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Estudiante con datos por completar: sin documento de CV ni número de la Seguridad Social',
      ca: 'Estudiant amb dades per completar: sense document de CV ni número de la Seguretat Social',
      en: 'Student with details missing: no CV document and no social security number',
    },
  },
  {
    usuario: 'antigua@demo.test',
    rol: 'Alumno',
    texto: {
      es: 'Antigua alumna: ve solo ofertas de empleo',
      ca: 'Antiga alumna: veu només ofertes de feina',
      en: 'Alumna: sees job offers only',
    },
  },
  {
    usuario: 'empresa@demo.test',
    rol: 'Empresa',
    texto: {
      es: 'Contacto de una empresa con ofertas y candidatos',
      ca: 'Contacte d’una empresa amb ofertes i candidats',
      en: 'Contact at a company with offers and candidates',
    },
  },
  {
    usuario: 'grupo@demo.test',
    rol: 'Empresa',
    texto: {
      es: 'Contacto de dos empresas: elige con cuál entra',
      ca: 'Contacte de dues empreses: tria amb quina entra',
      en: 'Contact at two companies, who chooses one at login',
    },
  },
  {
    usuario: 'gestora@demo.test',
    rol: 'Gestor',
    texto: {
      es: 'Gestora que valida ofertas y empresas',
      ca: 'Gestora que valida ofertes i empreses',
      en: 'Manager who approves offers and companies',
    },
  },
] as const satisfies readonly DemoAccount[];

export type DemoUser = (typeof demoAccounts)[number]['usuario'];
