import type { CompanyContact } from '@portal/contract/company-contacts';
import { expect, it } from 'vitest';
import { actsOn } from './contact-acts.ts';

const contact = (acceso: CompanyContact['acceso'], idContacto = 1): CompanyContact => ({
  idContacto,
  nombre: 'Rosa',
  apellidos: 'Vila',
  puesto: null,
  email: 'rosa@contactos.example',
  nick: null,
  telefono1: null,
  telefono2: null,
  departamento: null,
  direccion: null,
  localidad: null,
  idLocalidad: null,
  cp: null,
  nif: null,
  idPais: 1,
  idProvincia: null,
  provincia: null,
  tipoContacto: [],
  aniosForoEmpleo: [],
  acceso,
  bloqueadoPorGestor: false,
  esPropio: false,
  version: 'a',
});

it.each([
  ['sin', ['edit', 'invite', 'replace', 'remove']],
  ['invitado', ['edit', 'invite', 'block', 'replace', 'remove']],
  ['bloqueado', ['edit', 'invite', 'replace', 'remove']],
  ['activo', ['edit', 'block', 'replace', 'remove']],
  ['solicitado', []],
] as const)('a contact that is %s is offered %j', (acceso, acts) => {
  const one = contact(acceso);
  expect(actsOn(one, [one, contact('activo', 2)])).toEqual(acts);
});

it('a contact that a manager has blocked is offered nothing that lets it in again', () => {
  const one = { ...contact('bloqueado'), bloqueadoPorGestor: true };
  expect(actsOn(one, [one, contact('activo', 2)])).toEqual(['edit']);
});

it('one is not offered to block oneself', () => {
  const own = { ...contact('activo'), esPropio: true };
  expect(actsOn(own, [own, contact('activo', 2)])).toEqual(['edit', 'replace', 'remove']);
});

it('the last contact that logs in is offered nothing that leaves the company without one', () => {
  const last = contact('activo');
  expect(actsOn(last, [last, contact('invitado', 2)])).toEqual(['edit']);
});
