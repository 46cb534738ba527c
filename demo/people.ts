import type { Cv } from '@portal/contract/cv';
import type { Role } from '@portal/contract/roles';
import type { Db } from '../server/src/db/database.ts';
import { accounts, companyContacts } from '../server/src/db/tables/accounts.ts';
import { companies } from '../server/src/db/tables/companies.ts';
import {
  experiences,
  spokenLanguages,
  studentDocuments,
  students,
} from '../server/src/db/tables/students.ts';
import { studies } from '../server/src/db/tables/studies.ts';
import type { StoredStudent } from './application-plan.ts';
import type { Calendar } from './calendar.ts';
import { demoCompanies } from './companies.ts';
import { makeCif, makeIban, makeMobile } from './identity-numbers.ts';
import { inBatches } from './insert.ts';
import { asAddress, catalanNames, spanishNames } from './names.ts';
import { plainPdf } from './pdf.ts';
import { around, at, type Random, seeded } from './random.ts';
import type { DemoStudent } from './student-people.ts';

export type SaveFile = (nombre: string, extension: string, bytes: Uint8Array) => Promise<number>;

interface Person {
  readonly userType: Role;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellidos: string;
  /** What is not known of somebody whom the institution brought from its old system. */
  readonly lacks?: 'password' | 'data';
}

/** Accounts, with the id of each by what is typed at the login. */
async function storeAccounts(
  { orm }: Db,
  people: readonly (Person & { readonly creada: Date; readonly ultimoAcceso?: Date })[],
  passwordHash: string,
): Promise<(usuario: string) => number> {
  const rows = people.map(({ lacks, ...person }) => ({
    ...person,
    email: person.usuario,
    passwordHash: lacks === 'password' ? null : passwordHash,
  }));
  const kept = await inBatches(rows, (values) =>
    orm.insert(accounts).values(values).returning({ id: accounts.id, usuario: accounts.usuario }),
  );
  const ids = new Map(kept.map(({ id, usuario }) => [usuario, id]));
  return (usuario) => {
    const id = ids.get(usuario);
    if (id === undefined) throw new Error(`no account was kept for ${usuario}`);
    return id;
  };
}

export async function storeManager(db: Db, calendar: Calendar, passwordHash: string): Promise<void> {
  const manager = {
    userType: 'Gestor' as const,
    usuario: 'gestora@demo.test',
    nombre: 'Amparo',
    apellidos: 'Ribera Climent',
    creada: calendar.moment(-400),
    ultimoAcceso: calendar.moment(-1),
  };
  await storeAccounts(db, [manager], passwordHash);
}

/** A company as kept, with the accounts that speak for it, the main one first. */
export interface StoredCompany {
  readonly id: number;
  readonly contacts: readonly [number, ...number[]];
}

const positions = ['Responsable de personas', 'Gerencia', 'Dirección de operaciones', 'Administración'];

/** The companies in the order of their list. */
export async function storeCompanies(
  db: Db,
  calendar: Calendar,
  passwordHash: string,
  random: Random,
): Promise<StoredCompany[]> {
  // Of its own, so that the rest stays as it was.
  const accountNumbers = seeded(5);
  const since = (place: number) =>
    calendar.moment(at(demoCompanies, place).pendiente ? -2 - (place % 3) : -150 - place * 4);
  const kept = await inBatches(
    demoCompanies.map((company, place) => ({
      nombreComercial: company.nombre,
      nombreFiscal: company.fiscal,
      cif: makeCif(company.forma, random),
      estado: company.pendiente ? ('pendiente' as const) : ('validada' as const),
      idTipoEmpresa: company.idTipoEmpresa,
      idSector: company.idSector,
      rangoEmpleados: company.rangoEmpleados,
      descripcion: company.presentacion.es ?? null,
      web: `https://www.${company.slug}.example`,
      direccion: company.direccion,
      cp: company.cp,
      idProvincia: company.idProvincia,
      localidad: company.localidad,
      // The second of grupo@demo.test has yet to give it.
      iban: place % 4 === 2 ? null : makeIban(accountNumbers),
      creada: since(place),
    })),
    (values) => db.orm.insert(companies).values(values).returning({ id: companies.id }),
  );
  // A contact who registers a company comes together with it; who speaks for two came with the older one.
  const people = demoCompanies.map((_, place) =>
    contactsOf(place).map((person) => ({ ...person, creada: since(place) })),
  );
  const distinct = [...new Map(people.flat().map((person) => [person.usuario, person])).values()];
  const idOf = await storeAccounts(db, distinct, passwordHash);
  const companiesKept = people.map((contacts, place): StoredCompany => {
    const [main, ...rest] = contacts.map(({ usuario }) => idOf(usuario));
    if (main === undefined) throw new Error(`${at(demoCompanies, place).nombre} has no contact`);
    return { id: at(kept, place).id, contacts: [main, ...rest] };
  });
  await db.orm.insert(companyContacts).values(
    companiesKept.flatMap(({ id, contacts }, place) =>
      contacts.map((accountId, index) => ({
        accountId,
        companyId: id,
        ...personOf(at(at(people, place), index)),
        ...(people[place]?.[index]?.lacks !== 'data' && {
          puesto: around(positions, place + index),
          telefono: makeMobile(random),
        }),
      })),
    ),
  );
  return companiesKept;
}

/** What a contact is called and reached by; in the company it is what the account says. */
const personOf = ({ nombre, apellidos, usuario }: Person) => ({ nombre, apellidos, email: usuario });

const ownContacts: Readonly<Record<number, Person>> = {
  0: { userType: 'Empresa', usuario: 'empresa@demo.test', nombre: 'Clara', apellidos: 'Montesinos Ivars' },
  1: { userType: 'Empresa', usuario: 'grupo@demo.test', nombre: 'Miquel', apellidos: 'Sastre Bauzà' },
  2: { userType: 'Empresa', usuario: 'grupo@demo.test', nombre: 'Miquel', apellidos: 'Sastre Bauzà' },
};

const broughtOver: Readonly<Record<number, Person>> = {
  3: {
    userType: 'Empresa',
    usuario: 'lucia@demo.test',
    nombre: 'Lucía',
    apellidos: 'Pardo Quintana',
    lacks: 'password',
  },
  6: {
    userType: 'Empresa',
    usuario: 'hugo@demo.test',
    nombre: 'Hugo',
    apellidos: 'Vives Ferran',
    lacks: 'data',
  },
};

/** One or two people of each company. */
function contactsOf(place: number): Person[] {
  const company = at(demoCompanies, place);
  const names = company.presentacion.ca ? catalanNames : spanishNames;
  const person = (turn: number): Person => {
    const nombre = around(names.nombres, place * 2 + turn);
    const apellidos = `${around(names.apellidos, place * 3 + turn)} ${around(names.apellidos, place * 7 + turn + 1)}`;
    const usuario = `${asAddress(nombre, apellidos.split(' ')[0] ?? '')}@${company.slug}.example`;
    return { userType: 'Empresa', usuario, nombre, apellidos };
  };
  return [ownContacts[place] ?? person(0), ...(place % 3 === 0 ? [broughtOver[place] ?? person(1)] : [])];
}

/** Students with all of their CV, and what the rules look at in each. */
export async function storeStudents(
  db: Db,
  people: readonly DemoStudent[],
  calendar: Calendar,
  passwordHash: string,
  saveFile: SaveFile | undefined,
): Promise<StoredStudent[]> {
  const logins = people.map(({ personales: { nombre, apellidos }, usuario }) => ({
    userType: 'Alumno' as const,
    usuario,
    nombre,
    apellidos,
    creada: calendar.moment(-300),
  }));
  const idOf = await storeAccounts(db, logins, passwordHash);
  const kept = people.map((person) => ({ person, id: idOf(person.usuario) }));
  await inBatches(kept.map(studentRow), (values) =>
    db.orm.insert(students).values(values).returning({ id: students.id }),
  );
  const keptStudies = await inBatches(
    kept.flatMap(({ person, id }) => person.studies.map((study) => ({ ...study, studentId: id }))),
    (values) => db.orm.insert(studies).values(values).returning(),
  );
  const keptLanguages = await inBatches(
    kept.flatMap(({ person, id }) => person.languages.map((language) => ({ ...language, studentId: id }))),
    (values) => db.orm.insert(spokenLanguages).values(values).returning(),
  );
  const keptExperiences = await inBatches(
    kept.flatMap(({ person, id }) =>
      person.experiences.map((experience) => ({ ...experience, studentId: id })),
    ),
    (values) => db.orm.insert(experiences).values(values).returning(),
  );
  const of = <Row extends { studentId: number }>(
    rows: readonly Row[],
    id: number,
  ): Omit<Row, 'studentId'>[] =>
    rows.filter((row) => row.studentId === id).map(({ studentId: _, ...rest }) => rest);
  const result: StoredStudent[] = [];
  for (const { person, id } of kept) {
    const cv: Cv = {
      personales: person.personales,
      academicos: of(keptStudies, id),
      idiomas: of(keptLanguages, id),
      profesional: of(keptExperiences, id),
      ...person.datos,
    };
    result.push({
      id,
      usuario: person.usuario,
      profile: {
        cv,
        esAntiguo: person.esAntiguo,
        ...flagsOf(person),
        documentos: saveFile ? await saveDocuments(person, saveFile) : [],
        programas: [],
        placements: [],
        reunionOrientacion: false,
      },
    });
  }
  const documents = result.flatMap(({ id, profile }) =>
    profile.documentos.map(({ idTipoDocumento, fileId }) => ({
      studentId: id,
      idTipoDocumento,
      fileId,
      // Before whatever they have sent them with.
      fecha: calendar.moment(-119),
    })),
  );
  if (documents.length > 0) await db.orm.insert(studentDocuments).values(documents);
  return result;
}

const flagsOf = ({ esAntiguo }: DemoStudent) => ({
  conPracticas: !esAntiguo,
  conEmpleo: true,
  puedeOfertasPracticas: !esAntiguo,
  soloCiclosUAX: false,
});

function studentRow({ person, id }: { person: DemoStudent; id: number }) {
  const { nombre: _nombre, apellidos: _apellidos, email: _email, ...personales } = person.personales;
  const { interes, perfilProfesional, ...datos } = person.datos;
  return {
    id,
    ...personales,
    ...datos,
    ...interes,
    ...perfilProfesional,
    ...flagsOf(person),
    esAntiguo: person.esAntiguo,
  };
}

const documentTitles: Readonly<Record<number, string>> = { 1: 'Currículum', 2: 'Expediente académico' };

/** The documents that a student's CV has: a page with the name is enough to open and to send. */
async function saveDocuments(
  { documentos, personales, studies: done }: DemoStudent,
  saveFile: SaveFile,
): Promise<StoredStudent['profile']['documentos']> {
  const saved: StoredStudent['profile']['documentos'] = [];
  for (const idTipoDocumento of documentos) {
    const titulo = documentTitles[idTipoDocumento] ?? 'Documento';
    const nombre = `${titulo} - ${personales.nombre} ${personales.apellidos}.pdf`;
    const bytes = plainPdf(titulo, [
      `${personales.nombre} ${personales.apellidos}`,
      personales.email,
      ...done.map(
        ({ centro, creditosSuperados, creditosTotales }) =>
          `${centro}: ${creditosSuperados ?? 0} de ${creditosTotales ?? 0} créditos superados`,
      ),
      'Documento de demostración.',
    ]);
    saved.push({ idTipoDocumento, fileId: await saveFile(nombre, 'pdf', bytes), nombre });
  }
  return saved;
}
