import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts, companyContacts } from '../../server/src/db/tables/accounts.ts';
import { companies } from '../../server/src/db/tables/companies.ts';
import { companyNotes } from '../../server/src/db/tables/company-records.ts';
import type { Demo } from '../demo.ts';
import { makeCif, makeIban, makeMobile } from '../identity-numbers.ts';
import { at, seeded } from '../random.ts';

const notes = [
  [-48, 'Prefieren que les llamemos por la mañana. Para convenios, preguntar por Clara.'],
  [-12, 'Quieren participar en la feria de primavera. Escribirles en enero con las condiciones.'],
] as const;

/** What managers have noted, a company that was imported twice under two tax ids, and one that is blocked. */
export async function addManagedCompanies({ db, calendar, companies: stored }: Demo): Promise<void> {
  const { orm } = db;
  const [manager] = await orm.select().from(accounts).where(eq(accounts.userType, 'Gestor')).limit(1);
  const first = at(stored, 0);
  await orm.insert(companyNotes).values(
    notes.map(([day, texto]) => ({
      companyId: first.id,
      autorId: manager?.id ?? null,
      claveEnvio: randomUUID(),
      texto,
      creada: calendar.moment(day),
    })),
  );
  const [twin] = await orm.select().from(companies).where(eq(companies.id, first.id));
  if (!twin) throw new Error('the first company of the demo is not stored');
  const random = seeded(31);
  const { idTipoEmpresa, idSector, idProvincia, localidad } = twin;
  const place = {
    idTipoEmpresa,
    idSector,
    idProvincia,
    localidad,
    direccion: 'Calle de la Lonja, 14',
    cp: '46002',
  };
  const [again, blocked] = await orm
    .insert(companies)
    .values([
      {
        ...place,
        nombreComercial: twin.nombreComercial,
        nombreFiscal: `${twin.nombreFiscal} (delegación)`,
        cif: makeCif('B', random),
        iban: makeIban(random),
        descripcion: 'Delegación de la misma empresa, dada de alta aparte.',
        rangoEmpleados: twin.rangoEmpleados,
        estado: 'validada' as const,
        creada: calendar.moment(-200),
      },
      {
        ...place,
        nombreComercial: 'Andamios del Segura',
        nombreFiscal: 'Andamios del Segura, S. L.',
        cif: makeCif('B', random),
        iban: makeIban(random),
        descripcion: 'Montaje y alquiler de andamios.',
        rangoEmpleados: twin.rangoEmpleados,
        estado: 'bloqueada' as const,
        motivoBloqueo: 'No responde a los candidatos ni a nuestros correos desde hace un año.',
        creada: calendar.moment(-500),
      },
    ])
    .returning({ id: companies.id });
  if (!again || !blocked) throw new Error('the companies were not stored');
  await orm.insert(companyContacts).values([
    {
      companyId: again.id,
      nombre: 'Joaquín',
      apellidos: 'Beltrán Soler',
      email: 'joaquin.beltran@demo.test',
      puesto: 'Administración',
      telefono: makeMobile(random),
      activo: false,
    },
  ]);
}
