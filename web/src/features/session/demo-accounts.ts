import type { Role } from '@portal/contract/roles';

/** The fixed accounts of the demo institution, which its server prints at the start too. */
export const demoAccounts = [
  { email: 'alumna@demo.test', role: 'Alumno', text: 'alumna' },
  { email: 'alumno@demo.test', role: 'Alumno', text: 'alumno' },
  { email: 'antigua@demo.test', role: 'Alumno', text: 'antigua' },
  { email: 'empresa@demo.test', role: 'Empresa', text: 'empresa' },
  { email: 'grupo@demo.test', role: 'Empresa', text: 'grupo' },
  { email: 'gestora@demo.test', role: 'Gestor', text: 'gestora' },
] as const satisfies readonly { email: string; role: Role; text: string }[];

export const demoPassword = 'Portal2026';
