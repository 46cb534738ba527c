import { fieldError } from '@portal/contract/validation';
import { eq } from 'drizzle-orm';
import { accounts, companyContacts } from '../../server/src/db/tables/accounts.ts';
import { companies as companyRows } from '../../server/src/db/tables/companies.ts';
import { importChanges, imports } from '../../server/src/db/tables/imports.ts';
import type { Demo } from '../demo.ts';
import { makeCif } from '../identity-numbers.ts';
import { at, seeded } from '../random.ts';

const names = ['Librería Alameda', 'Cerámicas del Palancia', 'Óptica Russafa'] as const;

/** Two spreadsheets that managers have brought: companies that nobody speaks for yet, and one with rows left out. */
export async function addImports({ db: { orm }, calendar }: Demo): Promise<void> {
  const [manager] = await orm.select().from(accounts).where(eq(accounts.userType, 'Gestor')).limit(1);
  const random = seeded(57);
  const made = await orm
    .insert(companyRows)
    .values(
      names.map((nombreComercial) => ({
        nombreComercial,
        nombreFiscal: `${nombreComercial}, S. L.`,
        cif: makeCif('B', random),
        estado: 'validada' as const,
        idTipoEmpresa: 1,
        idProvincia: 46,
        localidad: 'València',
        creada: calendar.moment(-6),
      })),
    )
    .returning({ id: companyRows.id, cif: companyRows.cif });
  const [contact] = await orm
    .insert(companyContacts)
    .values({
      companyId: at(made, 0).id,
      nombre: 'Amparo',
      apellidos: 'Giner Soria',
      email: 'amparo.giner@demo.test',
      puesto: 'Gerente',
      activo: false,
    })
    .returning({ id: companyContacts.id });
  const done = { gestorId: manager?.id ?? 0, estado: 'aplicada' as const, filas: [] };
  const [brought] = await orm
    .insert(imports)
    .values([
      {
        ...done,
        tipo: 'empresas',
        nombre: 'empresas-feria-2026.xlsx',
        creada: calendar.moment(-6),
        columnas: ['NIF', 'Nombre comercial', 'Correo del contacto'],
        campos: { cif: 0, nombreComercial: 1, contactoEmail: 2 },
        numFilas: 4,
        filas: [{ fila: 5, celdas: ['B1234567X', 'Talleres Segura', ''] }],
        numErrores: 1,
        errores: [{ fila: 5, campo: 'cif', error: fieldError('taxId') }],
        resumen: { empresasNuevas: 3, contactosNuevos: 1 },
      },
      {
        ...done,
        tipo: 'convenios',
        nombre: 'convenios-anteriores.csv',
        creada: calendar.moment(-4),
        columnas: ['NIF', 'Fecha de inicio', 'Fecha de fin'],
        campos: { cif: 0, fechaInicio: 1, fechaFin: 2 },
        numFilas: 1,
        resumen: { filasIguales: 1 },
      },
    ])
    .returning({ id: imports.id });
  if (!brought || !contact) throw new Error('the imports of the demo were not stored');
  await orm.insert(importChanges).values([
    ...made.map(({ id, cif }, place) => ({
      importId: brought.id,
      companyId: id,
      fila: place + 2,
      ahora: cif,
    })),
    {
      importId: brought.id,
      companyId: at(made, 0).id,
      contactId: contact.id,
      fila: 2,
      campo: 'contactoEmail' as const,
      ahora: 'amparo.giner@demo.test',
    },
  ]);
}
