import type { Language } from '@portal/contract/languages';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { studies } from '../../server/src/db/tables/studies.ts';
import type { Demo } from '../demo.ts';

interface WaitingStudent {
  readonly nombre: string;
  readonly apellidos: string;
  readonly usuario: string;
  readonly idioma: Language;
  readonly dni: string;
  readonly telefono: string;
  readonly idTitulacion: number;
  readonly esAntiguo: boolean;
  readonly daysAgo: number;
}

/** A student and an alumnus who have registered and wait for a manager. */
const waiting: readonly WaitingStudent[] = [
  {
    nombre: 'Aitana',
    apellidos: 'Bru Mengual',
    usuario: 'aitana.bru@alumnos.example',
    idioma: 'ca',
    dni: '53098124W',
    telefono: '645120983',
    idTitulacion: 138,
    esAntiguo: false,
    daysAgo: 1,
  },
  {
    nombre: 'Rubén',
    apellidos: 'Cascales Ortín',
    usuario: 'ruben.cascales@antiguos.example',
    idioma: 'es',
    dni: '48217750K',
    telefono: '656781204',
    idTitulacion: 116,
    esAntiguo: true,
    daysAgo: 3,
  },
];

export async function addWaitingStudents({
  db: { orm },
  calendar,
  brand,
  passwordHash,
}: Demo): Promise<void> {
  for (const { daysAgo, dni, telefono, idTitulacion, esAntiguo, ...person } of waiting) {
    const creada = calendar.moment(-daysAgo);
    const [account] = await orm
      .insert(accounts)
      .values({
        ...person,
        userType: 'Alumno',
        email: person.usuario,
        estado: 'pendiente',
        passwordHash,
        creada,
        politicaAceptada: creada,
      })
      .returning({ id: accounts.id });
    if (!account) throw new Error(`no account was kept for ${person.usuario}`);
    const { id } = account;
    await orm.insert(students).values({
      id,
      dni,
      telefono,
      esAntiguo,
      conPracticas: !esAntiguo,
      puedeOfertasPracticas: !esAntiguo,
      busquedaPracticasActiva: !esAntiguo,
    });
    await orm.insert(studies).values({
      studentId: id,
      deLaUniversidad: true,
      idTitulacion,
      centro: brand.nombre,
      actual: !esAntiguo,
    });
  }
}
