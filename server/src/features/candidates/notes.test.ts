import { getOwnApplication } from '@portal/contract/applications';
import { addNote, deleteNote, editNote, getCandidate, listNotes } from '@portal/contract/candidates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCandidate, newCompany, setState } from '../../testing/applications.ts';
import { addContact, companyToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let company: Awaited<ReturnType<typeof newCompany>>;
let colleague: { token: string };
beforeAll(async () => {
  portal = await openPortal();
  company = await newCompany(portal);
  const contact = await addContact(portal, [company.id], { nombre: 'Pau', apellidos: 'Marí' });
  colleague = { token: await companyToken(portal, contact.usuario) };
});
afterAll(() => portal.close());

const notesOn = (id: number, who: { token: string } = company) =>
  portal.get(listNotes, { params: { id } }, who);
const write = (idCandidatura: number, texto: string) =>
  portal.get(addNote, { body: { idCandidatura, texto } }, company);

test('colleagues read a note with its author, and only the author changes or deletes it', async () => {
  const { id } = await newCandidate(portal, company.id);
  const note = await write(id, 'Habla muy bien alemán');
  expect(await notesOn(id, colleague)).toMatchObject([
    { texto: 'Habla muy bien alemán', autor: 'Nora Prats Vidal', propia: false, editada: null },
  ]);
  const edited = { body: { id: note.id, texto: 'Habla alemán' } };
  await portal.refused(editNote, edited, 'actionNotAllowed', colleague);
  await portal.refused(deleteNote, { body: { id: note.id } }, 'actionNotAllowed', colleague);
  await portal.get(editNote, edited, company);
  expect(await notesOn(id)).toMatchObject([
    { texto: 'Habla alemán', propia: true, editada: expect.any(String) },
  ]);
  await portal.get(deleteNote, { body: { id: note.id } }, company);
  expect(await notesOn(id)).toEqual([]);
});

test('neither the student nor another company reads a note', async () => {
  const { id, student, urlOferta } = await newCandidate(portal, company.id);
  await write(id, 'Palabra secreta');
  const own = await portal.get(getOwnApplication, { params: { id: urlOferta } }, student);
  expect(JSON.stringify(own)).not.toContain('secreta');
  const rival = await newCompany(portal);
  await portal.refused(listNotes, { params: { id } }, 'applicationNotFound', rival);
  const body = { idCandidatura: id, texto: 'Otra' };
  await portal.refused(addNote, { body }, 'applicationNotFound', rival);
});

test('nothing is noted of a student who withdrew, nor read any more', async () => {
  const { id } = await newCandidate(portal, company.id);
  await write(id, 'Buena impresión');
  await setState(portal, id, 7);
  expect(await notesOn(id)).toEqual([]);
  await portal.refused(addNote, { body: { idCandidatura: id, texto: 'x' } }, 'applicationNotFound', company);
  expect((await portal.get(getCandidate, { params: { id } }, company)).presentacion).toBeNull();
});
