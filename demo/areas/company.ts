import { contactTypes } from '@portal/contract/company-contacts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { companyContacts } from '../../server/src/db/tables/accounts.ts';
import { billingAccounts, companies, companyChanges } from '../../server/src/db/tables/companies.ts';
import { demoCompanies } from '../companies.ts';
import type { Demo } from '../demo.ts';
import { makeDni, makeMobile } from '../identity-numbers.ts';
import { drawnLogo } from '../logo.ts';
import { catalanNames, spanishNames } from '../names.ts';
import { around, at, seeded } from '../random.ts';

/** What companies keep of themselves: who they are to the institution, who pays, who signs, and how they look. */

const { agreements, billing, offers, tutor, signatory, forum } = contactTypes;

/** What the contacts without a login are there for, in turn. */
const roles: readonly { puesto: string; departamento: string | null; tipoContacto: number[] }[] = [
  { puesto: 'Facturación', departamento: 'Administración', tipoContacto: [billing] },
  { puesto: 'Jefatura de equipo', departamento: null, tipoContacto: [tutor] },
  { puesto: 'Relación con universidades', departamento: 'Personas', tipoContacto: [agreements, forum] },
];

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

export async function addCompanyData(demo: Demo): Promise<void> {
  for (const [place, { id }] of demo.companies.entries()) {
    if (at(demoCompanies, place).pendiente) continue;
    await addSelf(demo, place, id);
    await addPeople(demo, place, id);
    // Every third has yet to give one.
    if (place % 3 !== 2) await addAccount(demo, place, id);
  }
  await addWaiting(demo);
}

async function addSelf({ db: { orm }, calendar, saveFile }: Demo, place: number, id: number): Promise<void> {
  const random = seeded(600 + place);
  const names = at(demoCompanies, place).presentacion.ca ? catalanNames : spanishNames;
  const logo = place % 2 === 0 && saveFile ? await saveFile('logo.png', 'png', drawnLogo(place)) : null;
  await orm
    .update(companies)
    .set({
      rangoFacturacion: Math.min(4, at(demoCompanies, place).rangoEmpleados),
      anioFundacion: 1948 + ((place * 17) % 70),
      tipoFirma: place % 4 === 3 ? 'papel' : 'digital',
      asumeCosteSS: place % 5 !== 4,
      firmanteNombre: around(names.nombres, place * 5 + 3),
      firmanteApellidos: `${around(names.apellidos, place * 5 + 1)} ${around(names.apellidos, place * 3 + 2)}`,
      firmanteDni: makeDni(random),
      firmanteCargo: place % 2 === 0 ? 'Gerencia' : 'Administración única',
      logoId: logo,
      logoAutorizado: logo === null ? null : calendar.moment(-90),
    })
    .where(eq(companies.id, id));
}

async function addPeople({ db: { orm } }: Demo, place: number, id: number): Promise<void> {
  const company = at(demoCompanies, place);
  const names = company.presentacion.ca ? catalanNames : spanishNames;
  const random = seeded(700 + place);
  const address = {
    direccion: company.direccion,
    cp: company.cp,
    localidad: company.localidad,
    idProvincia: company.idProvincia,
  };
  await orm
    .update(companyContacts)
    .set({ tipoContacto: [agreements, offers, signatory], ...address })
    .where(and(eq(companyContacts.companyId, id), isNotNull(companyContacts.puesto)));
  const people = roles.slice(0, 1 + (place % roles.length)).map((role, turn) => {
    const nombre = around(names.nombres, place * 4 + turn + 7);
    const apellidos = `${around(names.apellidos, place * 2 + turn + 5)} ${around(names.apellidos, place + turn)}`;
    return {
      ...role,
      ...address,
      nombre,
      apellidos,
      email: `${slugOf(nombre)}.${slugOf(apellidos.split(' ')[0] ?? '')}${turn + 1}@${company.slug}.example`,
      telefono: makeMobile(random),
      aniosForoEmpleo: role.tipoContacto.includes(forum) ? [2019, 2023, 2024] : [],
      companyId: id,
      activo: false,
    };
  });
  await orm.insert(companyContacts).values(people);
}

async function addAccount({ db: { orm } }: Demo, place: number, id: number): Promise<void> {
  const company = at(demoCompanies, place);
  const [kept] = await orm.select({ cif: companies.cif }).from(companies).where(eq(companies.id, id));
  if (!kept) throw new Error(`${company.nombre} was not kept`);
  const byPost = place % 4 === 0;
  await orm.insert(billingAccounts).values({
    companyId: id,
    nombreFiscal: company.fiscal,
    cif: kept.cif,
    domicilioFiscal: company.direccion,
    idProvincia: company.idProvincia,
    poblacion: company.localidad,
    cp: company.cp,
    requiereEnvioPostal: byPost,
    domicilioEnvioPostal: byPost
      ? `Apartado de correos ${120 + place}, ${company.cp} ${company.localidad}`
      : null,
  });
}

/** One that has moved to another signatory and waits for a manager. */
async function addWaiting({ db: { orm }, calendar, companies: kept }: Demo): Promise<void> {
  const { id } = at(kept, 4);
  const [company] = await orm.select().from(companies).where(eq(companies.id, id));
  if (!company) throw new Error('a company was not kept');
  await orm.insert(companyChanges).values({
    companyId: id,
    fecha: calendar.moment(-3),
    datos: {
      nombreFiscal: company.nombreFiscal,
      cif: company.cif,
      firmanteNombre: 'Elvira',
      firmanteApellidos: 'Santolaria Puig',
      firmanteDni: makeDni(seeded(801)),
      firmanteCargo: 'Dirección general',
      firmanteEmail: null,
      firmanteTelefono: null,
    },
  });
}
