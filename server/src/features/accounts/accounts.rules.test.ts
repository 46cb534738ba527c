import { linkUses } from '@portal/contract/accounts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import {
  confirmationFor,
  contactRole,
  firstLinkFor,
  type Link,
  type LinkOwner,
  linkExpiry,
  linkPath,
  linkProblem,
  passwordLinkFor,
  takenEmailRefusal,
} from './accounts.rules.ts';

const now = new Date('2030-11-05T10:00:00Z');
const owner: LinkOwner = {
  userType: 'Empresa',
  estado: 'activa',
  conPassword: true,
  conAccesoUnico: false,
  conEmpresa: true,
  sinConfirmar: false,
};
const link: Link = {
  uso: 'restablecer',
  userType: 'Alumno',
  estado: 'activa',
  conPassword: true,
  sinConfirmar: false,
  usado: null,
  caduca: new Date(now.getTime() + 1),
};
const wanted = { usos: ['restablecer'], roles: ['Alumno'] } as const;

describe('the link that somebody is sent', () => {
  test('sets another password, or the first one, but for a student who comes by single sign-on', () => {
    expect(passwordLinkFor(owner)).toBe('restablecer');
    expect(passwordLinkFor({ ...owner, conPassword: false })).toBe('establecer');
    expect(passwordLinkFor({ ...owner, userType: 'Gestor', conEmpresa: false })).toBe('restablecer');
    const student = { ...owner, userType: 'Alumno', conEmpresa: false } as const;
    expect(passwordLinkFor(student)).toBe('restablecer');
    expect(passwordLinkFor({ ...student, conPassword: false })).toBe('establecer');
    expect(passwordLinkFor({ ...student, conPassword: false, conAccesoUnico: true })).toBeUndefined();
    expect(firstLinkFor({ ...student, conPassword: false })).toBe('establecer');
    expect(firstLinkFor(student)).toBeUndefined();
  });

  test('is none where no password would let them in', () => {
    expect(passwordLinkFor({ ...owner, conEmpresa: false })).toBeUndefined();
    for (const estado of ['pendiente', 'bloqueada', 'baja'] as const) {
      for (const userType of ['Alumno', 'Empresa', 'Gestor'] as const)
        expect(passwordLinkFor({ ...owner, userType, estado })).toBeUndefined();
    }
  });

  test('confirms an e-mail while it is to be confirmed, whatever the account waits for', () => {
    expect(confirmationFor(owner)).toBeUndefined();
    expect(confirmationFor({ ...owner, estado: 'pendiente', sinConfirmar: true })).toBe('confirmar');
    const confirming = { usos: ['confirmar'], roles: ['Alumno'] } as const;
    const given: Link = { ...link, uso: 'confirmar', estado: 'pendiente', sinConfirmar: true };
    expect(linkProblem(given, confirming, now)).toBeUndefined();
    expect(linkProblem({ ...given, sinConfirmar: false }, confirming, now)).toBe('linkExpiredOrUsed');
    expect(linkProblem(given, wanted, now)).toBe('linkExpiredOrUsed');
    expect(linkPath('confirmar', 'Alumno', 'es', 'x')).toBe('/confirmar-correo#x');
    expect(linkExpiry('confirmar', now).toISOString()).toBe('2030-11-08T10:00:00.000Z');
  });

  test('leads to the page of its use and role, with the secret where no browser sends it', () => {
    expect(linkPath('restablecer', 'Alumno', 'es', 'x')).toBe('/restablecer-candidato#x');
    expect(linkPath('restablecer', 'Empresa', 'es', 'x')).toBe('/restablecer-login#x');
    expect(linkPath('restablecer', 'Gestor', 'es', 'x')).toBe('/restablecer-login#x');
    expect(linkPath('establecer', 'Empresa', 'es', 'x')).toBe('/establecer-login#x');
    expect(linkPath('establecer', 'Alumno', 'es', 'x')).toBe('/restablecer-candidato#x');
    expect(linkPath('establecer', 'Empresa', 'ca', 'x')).toBe('/ca/establir-login#x');
  });

  test('lasts an hour, or a week for a first password', () => {
    expect(linkExpiry('restablecer', now).toISOString()).toBe('2030-11-05T11:00:00.000Z');
    expect(linkExpiry('establecer', now).toISOString()).toBe('2030-11-12T10:00:00.000Z');
  });

  test('has a secret of 32 bytes, of which only a hash is kept', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(newSecret()).not.toBe(secret);
    expect(hashOfSecret(secret)).not.toContain(secret);
    expect(hashOfSecret(secret)).toBe(hashOfSecret(secret));
  });
});

describe('a link', () => {
  test('can be used until it has been, or its time is over', () => {
    expect(linkProblem(link, wanted, now)).toBeUndefined();
    expect(linkProblem(undefined, wanted, now)).toBe('linkExpiredOrUsed');
    expect(linkProblem({ ...link, usado: now }, wanted, now)).toBe('linkExpiredOrUsed');
    expect(linkProblem({ ...link, caduca: now }, wanted, now)).toBe('linkExpiredOrUsed');
    expect(linkProblem({ ...link, estado: 'bloqueada' }, wanted, now)).toBe('linkExpiredOrUsed');
  });

  test('is of one use and one kind of account', () => {
    expect(linkProblem({ ...link, userType: 'Empresa' }, wanted, now)).toBe('linkExpiredOrUsed');
    expect(linkProblem({ ...link, uso: 'establecer', conPassword: false }, wanted, now)).toBe(
      'linkExpiredOrUsed',
    );
  });

  test('to a first password says that there is one, even where it is over', () => {
    const first = { usos: ['establecer'], roles: ['Empresa'] } as const;
    const given: Link = { ...link, uso: 'establecer', userType: 'Empresa', conPassword: false };
    expect(linkProblem(given, first, now)).toBeUndefined();
    for (const over of [{}, { usado: now }, { caduca: now }])
      expect(linkProblem({ ...given, ...over, conPassword: true }, first, now)).toBe('passwordAlreadySet');
    expect(linkProblem({ ...given, caduca: now }, first, now)).toBe('linkExpiredOrUsed');
  });

  test('that may be used was neither used nor over, whatever else is so', () => {
    const anyLink = fc.record({
      uso: fc.constantFrom(...linkUses),
      userType: fc.constantFrom('Alumno' as const, 'Empresa' as const, 'Gestor' as const),
      estado: fc.constantFrom('pendiente' as const, 'activa' as const, 'bloqueada' as const, 'baja' as const),
      conPassword: fc.boolean(),
      sinConfirmar: fc.boolean(),
      usado: fc.constantFrom(null, now),
      caduca: fc.date({ noInvalidDate: true }),
    });
    fc.assert(
      fc.property(anyLink, (given) => {
        const roles = ['Alumno', 'Empresa', 'Gestor'] as const;
        if (linkProblem(given, { usos: linkUses, roles }, now)) return;
        expect(given).toMatchObject(
          given.uso === 'confirmar' ? { sinConfirmar: true } : { estado: 'activa' },
        );
        expect(given.usado).toBeNull();
        expect(given.caduca.getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });
});

test('an e-mail that an account has is refused by whose it is', () => {
  expect(takenEmailRefusal({ own: true, other: true })).toBe('contactEmailExists');
  expect(takenEmailRefusal({ own: true, other: false })).toBe('contactEmailExists');
  expect(takenEmailRefusal({ own: false, other: true })).toBe('emailOfAnotherCompany');
  expect(takenEmailRefusal({ own: false, other: false })).toBe('alreadyExists');
});

test('who confirms an e-mail first speaks for a company that waits; nobody enters one that has somebody', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('pendiente' as const, 'validada' as const, 'rechazada' as const, 'bloqueada' as const),
      fc.boolean(),
      (estado, conContacto) => {
        const speaks = contactRole({ estado, conContacto }) === 'speaks';
        if (estado === 'validada' || estado === 'bloqueada') expect(speaks).toBe(false);
        else expect(speaks).toBe(estado === 'rechazada' || !conContacto);
      },
    ),
  );
});
