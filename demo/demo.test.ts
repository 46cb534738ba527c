import { randomUUID } from 'node:crypto';
import { agreementRequest, agreementStates } from '@portal/contract/agreements';
import { applicationStateIds } from '@portal/contract/applications';
import { cv } from '@portal/contract/cv';
import { addDays } from '@portal/contract/days';
import { isCif, isDni, isSocialSecurityNumber } from '@portal/contract/identifiers';
import { type Language, languages } from '@portal/contract/languages';
import { offerFieldNames } from '@portal/contract/offer-fields';
import { offerFieldGroups } from '@portal/contract/offer-rules';
import { offerContent, offerStates } from '@portal/contract/offers';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Institution, readInstitution } from '../server/src/brand.ts';
import type { Database } from '../server/src/db/database.ts';
import { migrateEmbedded, openEmbedded } from '../server/src/db/embedded.ts';
import { dataProtectionAcceptances } from '../server/src/db/tables/access.ts';
import { accounts, companyContacts } from '../server/src/db/tables/accounts.ts';
import {
  agreementEvents,
  agreementNumbers,
  agreements,
  agreementVersions,
} from '../server/src/db/tables/agreements.ts';
import {
  applicationEvents,
  applicationSnapshots,
  applications,
} from '../server/src/db/tables/applications.ts';
import { managerActsLog } from '../server/src/db/tables/audit.ts';
import { companies } from '../server/src/db/tables/companies.ts';
import { files } from '../server/src/db/tables/files.ts';
import { dismissedOffers, seenOffers } from '../server/src/db/tables/for-you.ts';
import { notifications } from '../server/src/db/tables/messages.ts';
import { offerSearch, offers } from '../server/src/db/tables/offers.ts';
import { studentDocuments, students } from '../server/src/db/tables/students.ts';
import { studies } from '../server/src/db/tables/studies.ts';
import { agreementNumber } from '../server/src/features/agreements/agreements.rules.ts';
import { moves } from '../server/src/features/applications/applications.rules.ts';
import { catalogueIn } from '../server/src/features/catalogue/catalogue.ts';
import { contactTypesOf } from '../server/src/features/missing-data/missing-data.queries.ts';
import { missingOfCompany } from '../server/src/features/missing-data/missing-data.rules.ts';
import { contentMatches } from '../server/src/files/content.ts';
import { agreementsEvents } from '../server/src/notify/events/agreements.ts';
import { demoAccounts } from './accounts.ts';
import { loadDemo } from './load.ts';

const cases = [
  { marca: 'universidad', now: new Date('2026-11-21T09:30:00Z') },
  { marca: 'escuela', now: new Date('2028-02-29T23:10:00Z') },
] as const;

const publicUrl = 'https://portal.example';

async function openDemo(now: Date, institution: Institution): Promise<Database> {
  const database = await openEmbedded({});
  await migrateEmbedded(database.engine);
  await database.transaction((db) =>
    loadDemo(db, now, 'hash', { ...institution, publicUrl }, async (nombre, extension, bytes) => {
      expect(await contentMatches(bytes, extension === 'png' ? 'png' : 'pdf')).toBe(true);
      const [row] = await db.orm
        .insert(files)
        .values({ clave: randomUUID(), nombre, extension, bytes: bytes.byteLength })
        .returning({ id: files.id });
      return row?.id ?? 0;
    }),
  );
  return database;
}

/** The short words that each language cannot do without, and the others do not have. */
const shortWords = {
  es: /(?<!\p{L})(?:y|el|los|con|para|en|una)(?!\p{L})/giu,
  ca: /(?<!\p{L})(?:i|els|amb|per|als|és|una)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|with|for|of|you)(?!\p{L})/giu,
};

/** The language that a text is written in. */
function languageOf(text: string): Language {
  const counts = languages.map((language) => (text.match(shortWords[language]) ?? []).length);
  return languages[counts.indexOf(Math.max(...counts))] ?? 'es';
}

describe.each(cases)('the demo of $marca at $now', ({ marca, now }) => {
  const institution = readInstitution({ BRAND: marca });
  const { brand } = institution;
  const today = now.toISOString().slice(0, 10);
  let database: Database;

  beforeAll(async () => {
    database = await openDemo(now, institution);
  }, 120_000);

  afterAll(() => database.close());

  test('has everybody and everything', async () => {
    const { orm } = database;
    const kept = await orm.select().from(companies);
    // Three of them came from a spreadsheet, and eight are schools.
    expect(kept).toHaveLength(53);
    expect(kept.filter(({ estado }) => estado === 'pendiente')).toHaveLength(2);
    expect(await orm.$count(students)).toBe(68);
    expect(await orm.$count(accounts, eq(accounts.estado, 'pendiente'))).toBe(2);
    const published = eq(offers.origen, 'publicada');
    expect(await orm.$count(offers, published)).toBe(300);
    expect(await orm.$count(offers, and(published, eq(offers.tipo, 'practicas')))).toBe(170);
    expect(await orm.$count(applications)).toBeGreaterThanOrEqual(120);
    expect(await orm.$count(notifications)).toBeGreaterThan(10);
    expect(await orm.$count(seenOffers)).toBeGreaterThan(100);
    expect(await orm.$count(dismissedOffers)).toBeGreaterThan(20);
    const users = await orm.select({ userType: accounts.userType, usuario: accounts.usuario }).from(accounts);
    for (const { rol, usuario } of demoAccounts) expect(users).toContainEqual({ userType: rol, usuario });
  });

  test('has the data-protection text accepted by everybody who can log in, but for managers', async () => {
    const { orm } = database;
    const accepted = await orm.select().from(dataProtectionAcceptances);
    expect(accepted.every(({ version }) => version === brand.textoRGPD?.version)).toBe(true);
    const asked = and(isNotNull(accounts.ultimoAcceso), ne(accounts.userType, 'Gestor'));
    const people = await orm.select({ id: accounts.id }).from(accounts).where(asked);
    const byNumber = (a: number, b: number) => a - b;
    expect(accepted.map(({ accountId }) => accountId).sort(byNumber)).toEqual(
      people.map(({ id }) => id).sort(byNumber),
    );
  });

  test('has nobody who did something before they came, or after they were last here', async () => {
    const { orm } = database;
    const people = new Map((await orm.select().from(accounts)).map((account) => [account.id, account]));
    const done = [
      ...(await orm
        .select({ id: applicationEvents.accountId, fecha: applicationEvents.fecha })
        .from(applicationEvents)),
      ...(await orm
        .select({ id: applications.studentId, fecha: applicationEvents.fecha })
        .from(applicationEvents)
        .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
        .where(eq(applicationEvents.quien, 'alumno'))),
      ...(await orm.select({ id: offers.accountId, fecha: offers.fecha }).from(offers)),
      ...(await orm
        .select({ id: studentDocuments.studentId, fecha: studentDocuments.fecha })
        .from(studentDocuments)),
      ...(await orm
        .select({ id: dataProtectionAcceptances.accountId, fecha: dataProtectionAcceptances.fecha })
        .from(dataProtectionAcceptances)),
      ...(await orm
        .select({ id: agreementEvents.accountId, fecha: agreementEvents.fecha })
        .from(agreementEvents)),
    ];
    expect(done.length).toBeGreaterThan(500);
    for (const { id, fecha } of done) {
      const person = people.get(id ?? 0);
      if (person === undefined) continue;
      expect(person.creada.getTime()).toBeLessThanOrEqual(fecha.getTime());
      expect(person.ultimoAcceso?.getTime(), person.usuario).toBeGreaterThanOrEqual(fecha.getTime());
      expect(person.ultimoAcceso?.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const contacts = await orm
      .select({ account: accounts, company: companies })
      .from(companyContacts)
      .innerJoin(accounts, eq(accounts.id, companyContacts.accountId))
      .innerJoin(companies, eq(companies.id, companyContacts.companyId));
    for (const { account, company } of contacts) {
      if (company.estado === 'pendiente') {
        expect(account).toMatchObject({ creada: company.creada, ultimoAcceso: null });
      } else expect(account.ultimoAcceso).not.toBeNull();
    }
    const sent = await orm
      .select({ application: applications, offer: offers.fecha, documentos: studentDocuments.fecha })
      .from(applications)
      .innerJoin(offers, eq(offers.id, applications.offerId))
      .leftJoin(studentDocuments, eq(studentDocuments.studentId, applications.studentId));
    for (const { application, offer, documentos } of sent) {
      expect(offer.getTime()).toBeLessThanOrEqual(application.fecha.getTime());
      expect(documentos?.getTime() ?? 0).toBeLessThanOrEqual(application.fecha.getTime());
    }
  });

  test('has one identity number for each person whom a company names', async () => {
    const numbers = new Map<string, string>();
    for (const row of await database.orm.select().from(offers)) {
      const named = [
        [row.nombreTutorEmpresa, row.ApellidosTutorEmpresa, row.dniTutorEmpresa],
        [row.nombre_firmante, row.apellidos_firmante, row.dni_firmante],
      ];
      for (const [nombre, apellidos, dni] of named) {
        if (!dni) continue;
        const person = `${row.companyId} ${nombre} ${apellidos}`;
        expect(numbers.get(person) ?? dni, person).toBe(dni);
        numbers.set(person, dni);
      }
    }
    expect(numbers.size).toBeGreaterThan(100);
  });

  test('sends an offer back for what its type has', async () => {
    const rejected = await database.orm.select().from(offers).where(eq(offers.estado, 'rechazada'));
    expect(rejected.length).toBeGreaterThan(3);
    for (const { tipo, motivoRechazo } of rejected) {
      expect(motivoRechazo).not.toMatch(tipo === 'empleo' ? /estudiante|prácticas/ : /contratada|salario/);
    }
  });

  test('has numbers that are right', async () => {
    const { orm } = database;
    for (const { cif } of await orm.select().from(companies)) expect(isCif(cif), cif).toBe(true);
    for (const { dni, numSegSocial } of await orm.select().from(students)) {
      expect(isDni(dni ?? ''), String(dni)).toBe(true);
      if (numSegSocial !== null) expect(isSocialSecurityNumber(numSegSocial), numSegSocial).toBe(true);
    }
  });

  test('has offers in every state, none of the open ones past its day', async () => {
    const rows = await database.orm.select().from(offers);
    const states = new Set(rows.map(({ estado }) => estado));
    expect([...states].sort()).toEqual([...offerStates].sort());
    const open = rows.filter(({ estado }) => estado === 'abierta');
    expect(open.length).toBeGreaterThanOrEqual(220);
    expect(await database.orm.$count(offerSearch)).toBe(open.length);
    for (const { fechaCaducidad } of open)
      expect(fechaCaducidad === null || fechaCaducidad >= today).toBe(true);
    for (const { estado, fecha, fechaCaducidad } of rows) {
      expect(fecha.getTime()).toBeLessThanOrEqual(now.getTime());
      if (estado === 'caducada') expect(fechaCaducidad && fechaCaducidad < today).toBe(true);
    }
    expect(rows.filter(({ versionRevisada }) => versionRevisada).length).toBeGreaterThan(3);
    expect(rows.filter(({ fechaDestacada }) => fechaDestacada).length).toBeGreaterThan(8);
    expect(rows.every(({ urlAcceso }) => /^[\w-]{16}$/.test(urlAcceso))).toBe(true);
    expect(new Set(rows.map(({ referencia }) => referencia)).size).toBe(rows.length);
  });

  test('has offers that the form would take', async () => {
    const rows = await database.orm.select().from(offers);
    for (const row of rows) {
      const content = offerContent.parse(row);
      if (row.estado === 'borrador') continue;
      const settings = brand.camposOferta[row.tipo];
      for (const name of offerFieldNames) {
        const values = offerFieldGroups[name].map((part) => content[part]);
        if (settings[name]?.visible === false) {
          for (const value of values) expect(isBlank(value), `${row.titulo}: ${name}`).toBe(true);
        }
        // Offers that take any degree or no degree at all, and a place abroad, have nothing to choose here.
        const exempt = content.perfilNoUniversitario || content.idPais !== 1;
        if (settings[name]?.required && !exempt) {
          expect(
            values.some((value) => !isBlank(value)),
            `${row.titulo}: ${name} is required`,
          ).toBe(true);
        }
      }
      if (content.horasAldia !== null) expect(content.horasAldia).toBeLessThanOrEqual(brand.limites.horasDia);
      if (row.tipo === 'practicas' && content.horasSemana !== null) {
        expect(content.horasSemana).toBeLessThanOrEqual(brand.limites.horasSemana);
      }
    }
  });

  test('names nothing that the catalogue has not', async () => {
    const lists = catalogueIn('es');
    const places = new Map(lists.localidades.map((town) => [town.idLocalidad, town]));
    const degrees = new Set(lists.titulaciones.map(({ idTitulacion }) => idTitulacion));
    const programs = new Set(
      lists.programasInformaticos.map(({ idProgramaInformatico }) => idProgramaInformatico),
    );
    const tags = new Set(lists.tagsInteres.map(({ idTag }) => idTag));
    const areas = new Set(lists.areasFuncionales.map(({ idAreaFuncional }) => idAreaFuncional));
    for (const row of await database.orm.select().from(offers)) {
      if (row.idLocalidad !== null) {
        expect(places.get(row.idLocalidad)?.idProvincia).toBe(row.idProvincia);
        expect(places.get(row.idLocalidad)?.idIsla ?? null).toBe(row.idIsla);
      }
      if (row.idAreaFuncional !== null) expect(areas).toContain(row.idAreaFuncional);
      for (const { idTitulacion } of row.listado_titulaciones) expect(degrees).toContain(idTitulacion);
      for (const asked of [row.requisitosObligatorios, row.requisitosDeseables]) {
        for (const id of asked.programasInformaticos) expect(programs).toContain(id);
        for (const id of asked.intereses) expect(tags).toContain(id);
      }
    }
    for (const { idTitulacion, nota } of await database.orm.select().from(studies)) {
      expect(degrees).toContain(idTitulacion);
      // A student who has only just registered has said nothing of it.
      if (nota === null) continue;
      expect(nota).toBeGreaterThanOrEqual(1);
      expect(nota).toBeLessThanOrEqual(4);
    }
  });

  test('has an offer for every rule', async () => {
    const rows = await database.orm.select().from(offers);
    const must = rows.map(({ requisitosObligatorios }) => requisitosObligatorios);
    const wish = rows.map(({ requisitosDeseables }) => requisitosDeseables);
    for (const name of [
      'intereses',
      'competencias',
      'paisesNacionalidad',
      'paisesResidencia',
      'provinciasResidencia',
      'programasInformaticos',
      'carnesConducir',
    ] as const) {
      expect(
        must.some((asked) => asked[name].length > 0),
        name,
      ).toBe(true);
    }
    for (const name of ['cochePropio', 'disponibilidadExtranjero', 'disponibilidadTraslado'] as const) {
      expect(
        must.some((asked) => asked[name]),
        name,
      ).toBe(true);
      expect(
        wish.some((asked) => asked[name]),
        name,
      ).toBe(true);
    }
    expect(new Set(must.map(({ trabajandoActualmente }) => trabajandoActualmente)).size).toBe(3);
    expect(must.some(({ edadMaxima }) => edadMaxima !== null)).toBe(true);
    for (const name of [
      'creditosSuperados',
      'cursoMinimo',
      'experiencia',
      'urlInscripcionExterna',
    ] as const) {
      expect(
        rows.some((row) => row[name]),
        name,
      ).toBe(true);
    }
    expect(rows.some(({ soloUltimoCurso }) => soloUltimoCurso)).toBe(true);
    expect(rows.some(({ documentosRequeridos }) => documentosRequeridos.length > 0)).toBe(true);
    expect(rows.some(({ idPais }) => idPais !== null && idPais !== 1)).toBe(true);
    const kinds = new Set(rows.flatMap((row) => row.listado_titulaciones.map(({ caracter }) => caracter)));
    expect(kinds.size).toBe(3);
  });

  test('hides a company in the words as well', async () => {
    const rows = await database.orm
      .select({ offer: offers, nombre: companies.nombreComercial })
      .from(offers)
      .innerJoin(companies, eq(companies.id, offers.companyId))
      .where(eq(offers.ocultarDatosEmpresa, true));
    for (const { offer, nombre } of rows) {
      expect(`${offer.titulo} ${offer.descripcion} ${offer.tareasAdesarrollar}`).not.toContain(nombre);
      expect(offer.urlInscripcionExterna).toBeNull();
    }
    if (marca === 'universidad') expect(rows.length).toBeGreaterThan(5);
  });

  test('reads as written by people: no two descriptions are the same, and no mark is left', async () => {
    const rows = await database.orm.select().from(offers).where(eq(offers.origen, 'publicada'));
    expect(new Set(rows.map(({ descripcion }) => descripcion)).size).toBe(300);
    expect(rows.filter(({ descripcion }) => /[{}]|undefined/.test(descripcion ?? ''))).toEqual([]);
  });

  test('is written in Spanish most of all, much in Catalan and some in English', async () => {
    const rows = await database.orm.select().from(offers);
    const inLanguage = (wanted: Language) =>
      rows.filter(({ descripcion }) => languageOf(descripcion ?? '') === wanted).length;
    expect(inLanguage('es')).toBeGreaterThan(150);
    expect(inLanguage('ca')).toBeGreaterThan(60);
    expect(inLanguage('en')).toBeGreaterThan(20);
  });

  test.runIf(marca === 'universidad')(
    'is the same on every machine',
    async () => {
      const other = await openDemo(now, institution);
      try {
        for (const table of [
          accounts,
          students,
          studies,
          companies,
          offers,
          applications,
          applicationEvents,
          agreements,
          agreementVersions,
        ])
          expect(await other.orm.select().from(table)).toEqual(await database.orm.select().from(table));
      } finally {
        await other.close();
      }
    },
    60_000,
  );

  test('has students of many degrees, of every year and of several countries', async () => {
    const people = await database.orm.select().from(students);
    const study = await database.orm.select().from(studies);
    expect(new Set(study.map(({ idTitulacion }) => idTitulacion)).size).toBeGreaterThan(30);
    const years = new Set(study.map(({ curso }) => curso));
    for (const year of [1, 2, 3, 4]) expect(years, `year ${year}`).toContain(year);
    const nationalities = new Set(people.flatMap(({ nacionalidades }) => nacionalidades));
    expect(nationalities.size).toBeGreaterThan(5);
    expect(people.filter(({ nacionalidades }) => !nacionalidades.includes(1)).length).toBeGreaterThan(8);
  });

  test('has applications in every state, each with a history that could have been', async () => {
    const { orm } = database;
    const rows = await orm.select().from(applications);
    const events = await orm.select().from(applicationEvents).orderBy(applicationEvents.id);
    const snapshots = await orm.select().from(applicationSnapshots);
    const expected = applicationStateIds.filter((id) => id !== 98 || brand.opciones.formularioIncorporacion);
    expect([...new Set(rows.map(({ idEstado }) => idEstado))].sort()).toEqual([...expected].sort());
    expect(new Set(rows.map(({ offerId, studentId }) => `${offerId} ${studentId}`)).size).toBe(rows.length);
    expect(rows.some(({ leida }) => leida === null)).toBe(true);
    expect(snapshots).toHaveLength(rows.length);
    for (const snapshot of snapshots) {
      cv.parse(snapshot.cv);
      expect(snapshot.pdfId).not.toBeNull();
    }
    for (const row of rows) {
      const own = events.filter(({ applicationId }) => applicationId === row.id);
      const times = own.map(({ fecha }) => fecha.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
      expect(own.findLast(({ idEstado }) => idEstado !== null)?.idEstado).toBe(row.idEstado);
      if (row.idEstado === 17) expect(row.idMotivo).not.toBeNull();
      for (const { hecho, idEstado, idEstadoAnterior, quien } of own) {
        // One that was agreed without an offer begins where it awaits its form.
        if (hecho !== 'cambioEstado' || idEstadoAnterior === null) continue;
        const move = moves.find(({ from, to }) => from === idEstadoAnterior && to === idEstado);
        expect(move?.by, `${idEstadoAnterior} to ${idEstado}`).toContain(quien);
      }
    }
  });

  test('has agreements in each state where the institution makes any, numbered without gaps', async () => {
    const { orm } = database;
    const rows = await orm.select().from(agreements).orderBy(agreements.id);
    if (!brand.opciones.crearConvenios) {
      expect(rows).toEqual([]);
      return;
    }
    expect(new Set(rows.map(({ estado }) => estado))).toEqual(new Set(agreementStates));
    const numbered = rows.filter(({ numero }) => numero !== null);
    expect(numbered.map(({ creado }) => creado)).toEqual(
      numbered.map(({ creado }) => creado).sort((a, b) => a.getTime() - b.getTime()),
    );
    const expected = (await orm.select().from(agreementNumbers).orderBy(agreementNumbers.anyo)).flatMap(
      ({ anyo, numero }) => Array.from({ length: numero }, (_, place) => agreementNumber(anyo, place + 1)),
    );
    expect(numbered.map(({ numero }) => numero)).toEqual(expected);
    const inThirtyDays = addDays(today, 30);
    expect(
      rows.some(
        ({ estado, fechaCaducidad }) =>
          estado === 'formalizado' && fechaCaducidad !== null && fechaCaducidad <= inThirtyDays,
      ),
    ).toBe(true);
    const versions = await orm.select().from(agreementVersions);
    const events = await orm.select().from(agreementEvents).orderBy(agreementEvents.id);
    for (const { id, estado, datos, fechaCaducidad } of rows) {
      const own = events.filter(({ agreementId }) => agreementId === id);
      const times = own.map(({ fecha }) => fecha.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime());
      if (fechaCaducidad !== null) expect(fechaCaducidad < today).toBe(estado === 'caducado');
      const version = versions.find(({ agreementId }) => agreementId === id);
      if (estado === 'borrador') expect(version).toBeUndefined();
      else expect(agreementRequest.safeParse(datos).error).toBeUndefined();
      expect((version?.motivos.length ?? 0) > 0).toBe(estado === 'erroneo');
    }
    const statesOf = async (usuario: string) => {
      const found = await orm
        .select({ estado: agreements.estado })
        .from(agreements)
        .innerJoin(companyContacts, eq(companyContacts.companyId, agreements.companyId))
        .innerJoin(accounts, eq(accounts.id, companyContacts.accountId))
        .where(eq(accounts.usuario, usuario));
      return found.map(({ estado }) => estado).sort();
    };
    expect(await statesOf('empresa@demo.test')).toEqual(['formalizado', 'generado']);
    expect(await statesOf('grupo@demo.test')).toEqual(['borrador', 'erroneo', 'formalizado']);
    const acts = await orm
      .select({ acto: managerActsLog.acto })
      .from(managerActsLog)
      .where(eq(managerActsLog.tipo, 'convenio'));
    expect(acts.length).toBe(events.filter(({ esGestor }) => esGestor).length);
    const kinds = new Set((await orm.select().from(notifications)).map(({ tipo }) => tipo));
    // Managers are told by mail alone.
    for (const kind of Object.keys(agreementsEvents))
      if (kind !== 'agreementWaits' && kind !== 'agreementsExpire')
        expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  });

  test('has fixed accounts with something to do', async () => {
    const { orm } = database;
    const idOf = async (usuario: string) => {
      const [row] = await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.usuario, usuario));
      return row?.id ?? 0;
    };
    const statesOf = async (usuario: string) => {
      const rows = await orm
        .select()
        .from(applications)
        .where(eq(applications.studentId, await idOf(usuario)));
      return rows.map(({ idEstado }) => idEstado);
    };
    const alumna = await statesOf('alumna@demo.test');
    expect(new Set(alumna).size).toBeGreaterThanOrEqual(6);
    expect(alumna).toContain(16);
    expect(await statesOf('antigua@demo.test')).toContain(4);
    expect(
      await orm.$count(studentDocuments, eq(studentDocuments.studentId, await idOf('alumna@demo.test'))),
    ).toBe(3);
    expect(
      await orm.$count(studentDocuments, eq(studentDocuments.studentId, await idOf('alumno@demo.test'))),
    ).toBe(0);
    const contact = await idOf('empresa@demo.test');
    const [own] = await orm.select().from(companyContacts).where(eq(companyContacts.accountId, contact));
    const ofCompany = await orm
      .select()
      .from(offers)
      .where(eq(offers.companyId, own?.companyId ?? 0));
    expect(ofCompany.length).toBeGreaterThanOrEqual(8);
    // Nobody who tries the portal is asked for what a company that is known would have given long ago.
    for (const usuario of ['empresa@demo.test', 'grupo@demo.test']) {
      const spokenFor = await orm
        .select({ company: companies })
        .from(companyContacts)
        .innerJoin(companies, eq(companies.id, companyContacts.companyId))
        .where(eq(companyContacts.accountId, await idOf(usuario)));
      for (const { company } of spokenFor) {
        const types = await contactTypesOf(database, company.id);
        expect(missingOfCompany(company, types, brand).campos).toEqual([]);
      }
    }
    // Of those whom the institution brought from its old system there is something to ask, in a company that is let in.
    for (const [usuario, lacking] of [
      ['lucia@demo.test', { passwordHash: null }],
      ['hugo@demo.test', { puesto: null, telefono: null }],
    ] as const) {
      const [row] = await orm
        .select()
        .from(accounts)
        .innerJoin(companyContacts, eq(companyContacts.accountId, accounts.id))
        .innerJoin(companies, eq(companies.id, companyContacts.companyId))
        .where(eq(accounts.usuario, usuario));
      expect({ ...row?.accounts, ...row?.company_contacts, estado: row?.companies.estado }).toMatchObject({
        ...lacking,
        estado: 'validada',
      });
    }
    for (const estado of ['abierta', 'pendiente', 'rechazada', 'borrador'] as const) {
      expect(ofCompany.map((offer) => offer.estado)).toContain(estado);
    }
    expect(
      await orm.$count(companyContacts, eq(companyContacts.accountId, await idOf('grupo@demo.test'))),
    ).toBe(2);
  });
});

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isUnasked(value));

/** Requirements that ask nothing. */
const isUnasked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => isBlank(part));
