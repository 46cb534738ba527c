import { accounts, companyContacts } from '../../server/src/db/tables/accounts.ts';
import { companies } from '../../server/src/db/tables/companies.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { studies } from '../../server/src/db/tables/studies.ts';
import type { Demo } from '../demo.ts';
import { makeCif, makeDni, makeMobile, makeSocialSecurityNumber } from '../identity-numbers.ts';
import { asAddress } from '../names.ts';
import { seeded } from '../random.ts';
import { demoSchools, demoTeachers } from '../schools.ts';

export interface School {
  id: number;
  contactId: number;
}

/** The schools, each with who speaks for it. */
export async function addSchools({ db: { orm }, calendar, passwordHash }: Demo): Promise<School[]> {
  const random = seeded(931);
  const creada = calendar.moment(-410);
  const kept: School[] = [];
  for (const { contacto, etapas, forma, slug, nombre, fiscal, ...place } of demoSchools) {
    const [company] = await orm
      .insert(companies)
      .values({
        ...place,
        nombreComercial: nombre,
        nombreFiscal: fiscal,
        cif: makeCif(forma, random),
        estado: 'validada',
        idTipoEmpresa: 1,
        idSector: 17,
        rangoEmpleados: 2,
        web: `https://www.${slug}.example`,
        descripcion: 'Centro educativo que acoge cada curso a estudiantes en prácticas.',
        esCentroEducativo: true,
        etapasEducativas: [...etapas],
        creada,
      })
      .returning({ id: companies.id });
    const { nombre: first, apellidos } = contacto;
    const usuario = contacto.usuario ?? `${asAddress(first, apellidos.split(' ')[0] ?? '')}@${slug}.example`;
    const person = { nombre: first, apellidos };
    const [account] = await orm
      .insert(accounts)
      .values({ ...person, userType: 'Empresa', usuario, email: usuario, passwordHash, creada })
      .returning({ id: accounts.id });
    if (!company || !account) throw new Error(`no school was kept for ${nombre}`);
    await orm.insert(companyContacts).values({
      ...person,
      accountId: account.id,
      companyId: company.id,
      email: usuario,
      puesto: 'Dirección del centro',
      telefono: makeMobile(random),
    });
    kept.push({ id: company.id, contactId: account.id });
  }
  return kept;
}

/** Students of education, the one whom people try the portal with first. */
export async function addTeachers({ db: { orm }, brand, calendar, passwordHash }: Demo): Promise<number[]> {
  const random = seeded(932);
  const kept: number[] = [];
  for (const { nombre, apellidos, usuario: own, idTitulacion, curso } of demoTeachers) {
    const usuario = own ?? `${asAddress(nombre, apellidos.split(' ')[0] ?? '')}@alumnos.example`;
    const creada = calendar.moment(-300);
    const [account] = await orm
      .insert(accounts)
      .values({ nombre, apellidos, usuario, email: usuario, userType: 'Alumno', passwordHash, creada })
      .returning({ id: accounts.id });
    if (!account) throw new Error(`no account was kept for ${usuario}`);
    await orm.insert(students).values({
      id: account.id,
      dni: makeDni(random),
      tipoIdentificacion: 'dni',
      fechaNacimiento: calendar.day(-21 * 365 - 40 * curso),
      telefono: makeMobile(random),
      idPais: 1,
      idProvincia: 46,
      localidad: 'València',
      nacionalidades: [1],
      numSegSocial: makeSocialSecurityNumber(46, random),
      busquedaPracticasActiva: true,
    });
    await orm.insert(studies).values({
      studentId: account.id,
      deLaUniversidad: true,
      idTitulacion,
      centro: brand.nombre,
      nota: 2.6,
      curso,
      creditosSuperados: 60 * (curso - 1) + 24,
      creditosTotales: 240,
      anioPromocion: calendar.year(5 - curso),
    });
    kept.push(account.id);
  }
  return kept;
}
