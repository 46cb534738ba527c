import { getManagedAgreement, listManagedAgreements } from '@portal/contract/agreements';
import { listActs } from '@portal/contract/audit';
import { getManagedCompany, listContactsOfCompany, listManagedCompanies } from '@portal/contract/companies';
import {
  applyImport,
  checkImport,
  exportImportTemplate,
  getImport,
  listImportChanges,
  uploadImport,
} from '@portal/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { addCompany, addManager, managerToken, newCif } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { asRead, checkedImport } from './imports.fixtures.ts';
import { importKinds } from './kinds.ts';
import { readTable } from './read-table.ts';
import { importWorker } from './run-import.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openPortal();
  token = await managerToken(portal, (await addManager(portal)).usuario);
});
afterAll(() => portal.close());

const read = (id: number) => portal.get(getImport, { params: { id } }, { token });
const changesOf = async (id: number) =>
  (await portal.get(listImportChanges, { params: { id }, query: {} }, { token })).cambios;
async function applied(id: number, omiteErrores = false): Promise<void> {
  await portal.get(applyImport, { body: { ...(await asRead(portal, token, id)), omiteErrores } }, { token });
  // Delivered twice, the job writes once.
  const worker = importWorker(await portal.tools());
  await worker({ id, aplica: true, omiteErrores });
  await worker({ id, aplica: true, omiteErrores });
}
const companyOf = async (texto: string) => {
  const { empresas } = await portal.get(listManagedCompanies, { query: { texto } }, { token });
  return portal.get(getManagedCompany, { params: { id: empresas[0]?.idEmpresa ?? 0 } }, { token });
};

const headings = [
  'NIF',
  'Empresa',
  'Razón social',
  'Sector',
  'CP',
  'Provincia',
  'Correo',
  'Contacto',
  'Apellidos',
  'Cargo',
];
const companiesIn = (rows: string[][]) => checkedImport(portal, token, rows, false, headings, 'empresas');

test('companies and contacts of a real spreadsheet are made, and the same file again changes nothing', async () => {
  const cif = newCif();
  const rows = [
    [
      cif.toLowerCase(),
      'Gestoría Nou',
      'Gestoría Nou, S. L.',
      'Educación',
      '8001',
      'Barcelona',
      'Ana@nou.example',
      'Ana',
      'Prats',
      'Socia',
    ],
    [cif, '', '', '', '', '', 'berta@nou.example', 'Berta', 'Prats', ''],
    [newCif(), 'Sin contacto', '', '', '', '', '', '', '', ''],
  ];
  const bytes = await spreadsheet('xlsx', headings, rows);
  const fichero = {
    ficheroB64: Buffer.from(bytes).toString('base64'),
    extension_adjunto: 'xlsx' as const,
    nombre: 'empresas.xlsx',
  };
  const { id } = await portal.get(uploadImport, { body: { tipo: 'empresas', fichero } }, { token });
  const { campos } = await read(id);
  await portal.get(checkImport, { body: { ...(await asRead(portal, token, id)), campos } }, { token });
  await importWorker(await portal.tools())({ id, aplica: false });
  const checked = await read(id);
  expect(checked).toMatchObject({
    tipo: 'empresas',
    numErrores: 0,
    resumen: { empresasNuevas: 2, contactosNuevos: 2, filasIguales: 0 },
  });
  expect(checked.previstos[0]).toEqual({ fila: 2, de: 'Gestoría Nou', campo: null, antes: null, ahora: cif });
  await applied(id);
  expect(await read(id)).toMatchObject({ estado: 'aplicada', previstos: [], muestra: [] });

  const company = await companyOf(cif);
  expect(company).toMatchObject({
    estado: 'validada',
    nombreFiscal: 'Gestoría Nou, S. L.',
    idSector: 17,
    cp: '08001',
    idProvincia: 8,
  });
  expect(await companyOf('Sin contacto')).toMatchObject({ nombreFiscal: 'Sin contacto' });
  const contacts = await portal.get(listContactsOfCompany, { params: { id: company.idEmpresa } }, { token });
  expect(contacts).toMatchObject([
    { nombre: 'Ana', email: 'ana@nou.example', puesto: 'Socia', acceso: 'sin' },
    { nombre: 'Berta', email: 'berta@nou.example', puesto: null, acceso: 'sin' },
  ]);
  const acts = { params: { tipo: 'empresa', objeto: String(company.idEmpresa) } } as const;
  expect((await portal.get(listActs, acts, { token })).map(({ acto }) => acto)).toEqual(['importada']);

  const again = await companiesIn(rows);
  expect((await read(again.id)).resumen).toMatchObject({
    empresasNuevas: 0,
    empresasCambiadas: 0,
    filasIguales: 3,
  });
  await applied(again.id);
  expect(await changesOf(again.id)).toEqual([]);
});

test('what changes of a known company is shown before it is written, and listed after', async () => {
  const cif = newCif();
  await applied(
    (await companiesIn([[cif, 'Turia', '', 'Educación', '', '', 'a@turia.example', 'Ana', 'Prats', '']])).id,
  );
  const { id } = await companiesIn([
    [cif, 'Turia Consulting', '', 'Construcción', '', 'Valencia', 'A@turia.example', '', '', 'Directora'],
  ]);
  const changes = [
    { fila: 2, campo: 'nombreComercial', antes: 'Turia', ahora: 'Turia Consulting' },
    { fila: 2, campo: 'sector', antes: 'Educación', ahora: 'Construcción' },
    { fila: 2, campo: 'provincia', antes: null, ahora: 'Valencia' },
    { fila: 2, campo: 'contactoPuesto', antes: null, ahora: 'Directora' },
  ];
  expect((await read(id)).previstos).toMatchObject(changes);
  await applied(id);
  expect(await changesOf(id)).toMatchObject(changes);
  expect(await companyOf(cif)).toMatchObject({ nombreComercial: 'Turia Consulting', nombreFiscal: 'Turia' });
});

test('what is wrong with companies and contacts is told by row and column; the rest can be applied', async () => {
  const [cif, repeated, blocked] = [newCif(), newCif(), newCif()];
  await addCompany(portal, { cif: blocked, estado: 'bloqueada', nombreComercial: 'La bloqueada' });
  const { id } = await companiesIn([
    ['B00000001', 'Mala', '', '', '', '', '', '', '', ''],
    [newCif(), '', '', '', '', '', '', '', '', ''],
    [newCif(), 'Sector', '', 'Alquimia', '', '', '', '', '', ''],
    [newCif(), 'Provincia', '', '', '', 'Narnia', '', '', '', ''],
    [newCif(), 'Correo', '', '', '', '', 'nadie', 'Ana', 'Prats', ''],
    [newCif(), 'Sin correo', '', '', '', '', '', 'Ana', 'Prats', ''],
    [newCif(), 'Sin nombre', '', '', '', '', 'a@b.example', '', 'Prats', ''],
    [repeated, 'Repetida', '', '', '', '', '', '', '', ''],
    [repeated, 'Repetida', '', '', '', '', '', '', '', ''],
    [repeated, 'Otro nombre', '', '', '', '', 'a@b.example', 'Ana', 'Prats', ''],
    [blocked, 'Bloqueada', '', '', '', '', '', '', '', ''],
    ['', 'Sin NIF', '', '', '', '', '', '', '', ''],
    [cif, 'Buena', '', '', '', '', '', '', '', ''],
  ]);
  const { errores } = await read(id);
  expect(errores.map(({ fila, campo }) => `${fila} ${campo}`)).toEqual([
    '2 cif',
    '3 nombreComercial',
    '4 sector',
    '5 provincia',
    '6 contactoEmail',
    '7 contactoEmail',
    '8 contactoNombre',
    '10 cif',
    '11 nombreComercial',
    '12 cif',
    '13 cif',
  ]);
  expect(errores[0]?.mensaje).toBe('El NIF no es correcto: falta o cambia alguna cifra o letra');
  expect(errores[9]?.mensaje).toBe('La bloqueada tiene este NIF y no está validada');
  await portal.refused(applyImport, { body: await asRead(portal, token, id) }, 'cannotChangeState', {
    token,
  });
  await applied(id, true);
  expect(await companyOf(cif)).toMatchObject({ nombreComercial: 'Buena' });
});

const agreementHeadings = ['NIF', 'Número', 'Fecha de inicio', 'Fecha de fin', 'Sin caducidad'];
const agreementsIn = (rows: string[][]) =>
  checkedImport(portal, token, rows, false, agreementHeadings, 'convenios');
const agreementsOf = async (idEmpresa: number) =>
  (await portal.get(listManagedAgreements, { query: { idEmpresa: String(idEmpresa) } }, { token })).convenios;

test('agreements that were signed before are formalised with their dates, or over where these are past', async () => {
  const cif = newCif();
  const { id: companyId } = await addCompany(portal, { cif });
  const rows = [
    [cif, 'CONV-7', '01/09/2024', '31/08/2099', ''],
    [cif, '', '2023-05-02', '', 'sí'],
    [cif, '2021/0150', '2021-01-01', '2022-01-01', 'no'],
  ];
  const { id } = await agreementsIn(rows);
  expect(await read(id)).toMatchObject({ numErrores: 0, resumen: { conveniosNuevos: 3 } });
  await applied(id);
  const agreements = await agreementsOf(companyId);
  expect(agreements.toSorted((a, b) => a.idConvenio - b.idConvenio)).toMatchObject([
    {
      numero: 'CONV-7',
      estado: 'formalizado',
      fechaFormalizacion: '2024-09-01',
      fechaCaducidad: '2099-08-31',
    },
    { numero: '2023/0001', estado: 'formalizado', fechaCaducidad: null, sincaducidad: true },
    { numero: '2021/0150', estado: 'caducado', fechaCaducidad: '2022-01-01' },
  ]);
  const one = agreements.find(({ numero }) => numero === 'CONV-7');
  expect(
    await portal.get(getManagedAgreement, { params: { id: one?.idConvenio ?? 0 } }, { token }),
  ).toMatchObject({ versiones: [], historial: [{ tipo: 'formalizado', esGestor: true }] });

  const again = await agreementsIn(rows);
  expect((await read(again.id)).resumen).toMatchObject({ conveniosNuevos: 0, filasIguales: 3 });

  const longer = await agreementsIn([
    [cif, '2021/0150', '2021-01-01', '2098-01-01', ''],
    [cif, '', '2021-03-01', '', 'x'],
  ]);
  await applied(longer.id);
  expect(await changesOf(longer.id)).toMatchObject([
    { campo: 'fechaFin', antes: '2022-01-01', ahora: '2098-01-01' },
    { campo: null },
  ]);
  const numbers = (await agreementsOf(companyId)).map(({ numero, estado }) => `${numero} ${estado}`);
  expect(numbers).toContain('2021/0150 formalizado');
  expect(numbers).toContain('2021/0151 formalizado');
});

test('what is wrong with agreements is told by row and column', async () => {
  const [cif, other] = [newCif(), newCif()];
  await addCompany(portal, { cif });
  await addCompany(portal, { cif: other, nombreComercial: 'La otra' });
  await applied((await agreementsIn([[other, 'OTRA-1', '2024-01-01', '', 'sí']])).id);
  const { id } = await agreementsIn([
    [newCif(), '', '2024-01-01', '', 'sí'],
    [cif, '', '', '', 'sí'],
    [cif, '', '2099-01-01', '', 'sí'],
    [cif, '', '2024-01-02', '', ''],
    [cif, '', '2024-01-03', '2025-01-01', 'sí'],
    [cif, '', '2024-01-04', '2023-01-01', ''],
    [cif, 'OTRA-1', '2024-01-01', '', 'sí'],
    [cif, 'X-1', '2024-01-05', '', 'sí'],
    [cif, 'X-1', '2024-01-05', '', 'sí'],
    [cif, 'X-2', 'ayer', '', 'sí'],
  ]);
  const { errores } = await read(id);
  expect(errores.map(({ fila, campo }) => `${fila} ${campo}`)).toEqual([
    '2 cif',
    '3 fechaInicio',
    '4 fechaInicio',
    '5 fechaFin',
    '6 sinCaducidad',
    '7 fechaFin',
    '8 numero',
    '10 numero',
    '11 fechaInicio',
  ]);
  expect(errores[6]?.mensaje).toBe('Este número es de un convenio de La otra');
});

test.each(['alumnos', 'empresas', 'convenios'] as const)(
  'the template of %s has every column in the reader’s language, and each is recognised',
  async (tipo) => {
    for (const language of ['es', 'ca', 'en'] as const) {
      const body = { tipo, formato: 'xlsx' as const };
      const { url } = await portal.get(exportImportTemplate, { body }, { token, language });
      const { rawPayload } = await portal.app.inject({ url });
      const { filas } = await readTable(rawPayload, 'xlsx', { mostRows: 1 });
      const columnas = filas[0]?.celdas ?? [];
      const found = importKinds[tipo].guess(columnas);
      expect(Object.values(found)).toEqual(columnas.map((_, index) => index));
    }
  },
);

test('schools come with the stages that they teach, each by its name', async () => {
  const columns = ['NIF', 'Nombre comercial', 'Etapas educativas'];
  const schoolsIn = (rows: string[][]) => checkedImport(portal, token, rows, false, columns, 'empresas');
  const cif = newCif();
  await applied((await schoolsIn([[cif, 'CEIP Nou', 'Educació Primària, infantil']])).id);
  const { idEmpresa } = await companyOf(cif);
  const school = () => portal.get(getManagedCompany, { params: { id: idEmpresa } }, { token });
  expect(await school()).toMatchObject({
    esCentroEducativo: true,
    etapasEducativas: ['infantil', 'primaria'],
  });
  const wrong = await schoolsIn([[cif, '', 'Primaria y más']]);
  expect((await read(wrong.id)).errores).toMatchObject([{ fila: 2, campo: 'etapas' }]);
  const { id } = await schoolsIn([[cif, '', 'No']]);
  const changes = [
    { fila: 2, campo: 'etapas', antes: 'Educación Infantil, Educación Primaria', ahora: null },
  ];
  expect((await read(id)).previstos).toMatchObject(changes);
  await applied(id);
  expect(await school()).toMatchObject({ esCentroEducativo: false, etapasEducativas: [] });
});
