/** The kinds of account, by their name on the wire (`userType`) and in the paths of the calls. */
export const roles = ['Alumno', 'Empresa', 'Gestor'] as const;
export type Role = (typeof roles)[number];

/** `eAmbito` of a login, per role (specification 2, §4: role by scope). */
export const scopes = {
  Alumno: 'PrivadoAlumno',
  Empresa: 'PrivadoEmpresa',
  Gestor: 'PrivadoGestor',
} as const satisfies Record<Role, string>;
