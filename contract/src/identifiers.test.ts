import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCif,
  isDni,
  isEmail,
  isForeignIdentity,
  isForeignTaxId,
  isIban,
  isIdentity,
  isPhone,
  isSocialSecurityNumber,
  isTaxId,
  isUrl,
  looksLikeSpanishPhone,
  normalizeIdentifier,
} from './identifiers.ts';

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));

/** A valid identifier with one of its digits made another. */
const withOneDigitChanged = (valid: fc.Arbitrary<string>, mayChange: (text: string, at: number) => boolean) =>
  fc.tuple(valid, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([text, place, shift]) => {
    const places = [...text].flatMap((char, at) => (/\d/.test(char) && mayChange(text, at) ? [at] : []));
    const at = places[place % places.length] ?? 0;
    return `${text.slice(0, at)}${(Number(text[at]) + shift) % 10}${text.slice(at + 1)}`;
  });

const anywhere = () => true;

/** The control found by trying all: the test includes that there is just one. */
const completed = (isValid: (text: string) => boolean, candidates: readonly string[]) => {
  const valid = candidates.filter(isValid);
  expect(valid).toHaveLength(1);
  return valid[0] ?? '';
};

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** As people write it: some lower case, and a separator after some characters. */
const dressed = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.array(fc.constantFrom('', '', '', ' ', '-', '.', '/'), { minLength: 24, maxLength: 24 }))
    .map(([plain, separators]) =>
      [...plain].map((char, at) => `${at % 2 ? char.toLowerCase() : char}${separators[at] ?? ''}`).join(''),
    );

describe('normalizeIdentifier', () => {
  it('strips spaces, hyphens, dots and slashes, and puts in upper case', () => {
    expect(normalizeIdentifier(' x-1234.567/l\t')).toBe('X1234567L');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeIdentifier(text);
        expect(normalizeIdentifier(once)).toBe(once);
      }),
    );
  });
});

describe('isDni', () => {
  const dni = digits(8).map((number) =>
    completed(
      isDni,
      alphabet.map((letter) => number + letter),
    ),
  );
  const nie = fc.tuple(fc.constantFrom('X', 'Y', 'Z'), digits(7)).map(([prefix, number]) =>
    completed(
      isDni,
      alphabet.map((letter) => prefix + number + letter),
    ),
  );

  it.each([
    '00000000T',
    '00000023T',
    '12345678Z',
    '99999999R',
    'X0000000T',
    'Y0000000Z',
    'X1234567L',
    'Z9999999H',
    '12.345.678-z',
  ])('takes %s', (text) => expect(isDni(text)).toBe(true));

  it.each([
    '',
    '12345678A',
    '1234567Z',
    'Y1234567L',
    'Z0000000T',
    '123456789',
    'X12345678L',
    'K1234567L',
    '12345678ZZ',
    '١٢٣٤٥٦٧٨Z',
  ])('refuses %s', (text) => expect(isDni(text)).toBe(false));

  it('takes just one letter for each number', () => {
    fc.assert(fc.property(fc.oneof(dni, nie), (text) => isTaxId(text)));
  });

  it('takes it however it is separated', () => {
    fc.assert(fc.property(dressed(fc.oneof(dni, nie)), (text) => isDni(text)));
  });

  it('notices any one digit changed', () => {
    fc.assert(fc.property(withOneDigitChanged(fc.oneof(dni, nie), anywhere), (text) => !isDni(text)));
  });
});

describe('isForeignIdentity', () => {
  it.each(['AAB123456', 'L01X00T47', '123456789', '30.123.456', 'ca12345 aa'])('takes %s', (text) =>
    expect(isForeignIdentity(text)).toBe(true),
  );
  it.each(['', 'A123', '12345678Z', '12345678A', 'X1234567L', 'X1234567A', 'A'.repeat(21), 'AB_12345'])(
    'refuses «%s»',
    (text) => expect(isForeignIdentity(text)).toBe(false),
  );
});

describe('isForeignTaxId', () => {
  it.each(['FR12345678901', 'IE 1234567 T', 'atu12345678', '12345'])('takes %s', (text) =>
    expect(isForeignTaxId(text)).toBe(true),
  );

  it.each(['', 'FR1', 'B12345674', 'B12345675', '12345678Z', '12345678A', 'FR!2345', 'F'.repeat(21)])(
    'refuses %s, which is too short, too long or of Spanish shape',
    (text) => expect(isForeignTaxId(text)).toBe(false),
  );
});

describe('isCif', () => {
  const ofDigit = fc.tuple(fc.constantFrom(...'ABEH'), digits(7)).map(([key, number]) =>
    completed(
      isCif,
      [...alphabet, ...'0123456789'].map((control) => key + number + control),
    ),
  );
  const ofLetter = fc.tuple(fc.constantFrom(...'NPQRSW'), digits(7)).map(([key, number]) =>
    completed(
      isCif,
      [...alphabet, ...'0123456789'].map((control) => key + number + control),
    ),
  );

  it.each([
    'A00000000',
    'B12345674',
    'H99999997',
    'P1234567D',
    'N0012345E',
    'V12345674',
    'V1234567D',
    'b-12.345.674',
  ])('takes %s', (text) => {
    expect(isCif(text)).toBe(true);
    expect(isTaxId(text)).toBe(true);
  });

  it.each(['', 'B12345675', 'B1234567D', 'P12345674', 'I12345674', 'B1234567', 'B123456744', '12345678Z'])(
    'refuses %s',
    (text) => expect(isCif(text)).toBe(false),
  );

  it('takes just one control where the key says of which kind', () => {
    fc.assert(fc.property(dressed(fc.oneof(ofDigit, ofLetter)), (text) => isCif(text)));
  });

  it('takes the digit and the letter where the key says neither', () => {
    fc.assert(
      fc.property(ofDigit, fc.constantFrom(...'CDFGJUV'), (text, key) => {
        const number = text.slice(1, 8);
        expect(isCif(key + text.slice(1))).toBe(true);
        const withLetter = alphabet.filter((letter) => isCif(key + number + letter));
        expect(withLetter).toHaveLength(1);
        expect(isCif(`N${number}${withLetter[0]}`)).toBe(true);
      }),
    );
  });

  it('notices any one digit changed', () => {
    fc.assert(
      fc.property(withOneDigitChanged(fc.oneof(ofDigit, ofLetter), anywhere), (text) => !isCif(text)),
    );
  });
});

describe('isTaxId', () => {
  it('takes a CIF and the DNI or NIE of a self-employed person', () => {
    expect(['B12345674', '12345678Z', 'X1234567L'].every(isTaxId)).toBe(true);
  });

  it('refuses a foreign one', () => expect(isTaxId('FR12345678901')).toBe(false));
});

describe('isIban', () => {
  /** Made another way than it is verified: both controls from their definition, in one multiplication. */
  const iban = fc.tuple(digits(8), digits(10)).map(([office, account]) => {
    const control = (ten: string) => {
      const sum = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6].reduce(
        (total, weight, at) => total + weight * Number(ten[at]),
        0,
      );
      return [0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1][sum % 11];
    };
    const inside = `${office}${control(`00${office}`)}${control(account)}${account}`;
    const check = 98n - (BigInt(`${inside}142800`) % 97n);
    return `ES${String(check).padStart(2, '0')}${inside}`;
  });

  it.each([
    'ES8200000000000000000000',
    'ES7899990001410123456789',
    'ES2899981234815678901234',
    'ES7712341234161234567890',
    'ES6099970055750000000001',
    'es77 1234 1234 16 1234567890',
  ])('takes %s', (text) => expect(isIban(text)).toBe(true));

  it.each([
    '',
    'ES7712341234161234567891',
    'ES771234123416123456789',
    'ES7712341234O61234567890',
    'ES0212341234001234567890',
    'GB82WEST12345698765432',
  ])('refuses %s', (text) => expect(isIban(text)).toBe(false));

  it('takes every one with the right controls, however it is separated', () => {
    fc.assert(fc.property(dressed(iban), (text) => isIban(text)));
  });

  it('notices any one digit changed', () => {
    fc.assert(fc.property(withOneDigitChanged(iban, anywhere), (text) => !isIban(text)));
  });
});

describe('isSocialSecurityNumber', () => {
  const nuss = fc
    .tuple(
      digits(2),
      fc.oneof(
        digits(8),
        digits(7).map((number) => `0${number}`),
      ),
    )
    .map(([province, number]) =>
      completed(
        isSocialSecurityNumber,
        twoDigits.map((control) => province + number + control),
      ),
    );

  it.each([
    '281234567840',
    '081234567869',
    '280123456742',
    '080123456774',
    '380999999953',
    '381000000050',
    '28/12345678/40',
  ])('takes %s', (text) => expect(isSocialSecurityNumber(text)).toBe(true));

  it.each([
    '',
    '281234567841',
    '28123456784',
    '280123456785',
    '080123456717',
    '380999999949',
    '28123456784A',
  ])('refuses %s', (text) => expect(isSocialSecurityNumber(text)).toBe(false));

  it('takes just one control for each number', () => {
    fc.assert(
      fc.property(dressed(nuss), (text) => isSocialSecurityNumber(text)),
      { numRuns: 50 },
    );
  });

  it('notices any one digit changed but the one that changes how it is reckoned', () => {
    fc.assert(
      fc.property(
        withOneDigitChanged(nuss, (_text, at) => at !== 2),
        (text) => !isSocialSecurityNumber(text),
      ),
      { numRuns: 50 },
    );
  });
});

describe('telephones', () => {
  it.each(['912345678', '+34 612 345 678', '(93) 123-45-67', '+376 312345', '+1 415 555 2671'])(
    'takes %s',
    (text) => expect(isPhone(text)).toBe(true),
  );

  it.each(['', '91234567', '9-1-2-3-4-5-6-7-', 'no tengo teléfono'])('refuses %s', (text) =>
    expect(isPhone(text)).toBe(false),
  );

  it.each(['612345678', '712345678', '+34 912 345 678', '0034 811111111', '93.123.45.67'])(
    'sees that %s looks Spanish',
    (text) => expect(looksLikeSpanishPhone(text)).toBe(true),
  );

  it.each(['512345678', '752345678', '902345678', '+376 312345', '6123456789'])(
    'sees that %s does not',
    (text) => expect(looksLikeSpanishPhone(text)).toBe(false),
  );
});

describe('isUrl', () => {
  it.each([
    'https://ejemplo.com',
    'HTTP://www.ejemplo.com:8080/ruta?a=1#b',
    'https://ejemplo.com?a=@b',
    'https://año.es/ficha',
    'https://www.linkedin.com/in/nombre-apellido/',
  ])('takes %s', (text) => expect(isUrl(text)).toBe(true));

  it.each([
    '',
    'ejemplo.com',
    'https://ejemplo',
    'ftp://ejemplo.com',
    'javascript:alert(1)//https://ejemplo.com',
    'https:///ejemplo.com',
    'https://ejemplo.com/con espacio',
    'https://ejemplo.com\n',
    'https://conocido.com@otro.com',
    'https://otro.com\\.conocido.com',
    'https://ejemplo..com',
    'https://www.ejemplo',
    'https://WWW.ejemplo:8080/ruta',
  ])('refuses %j', (text) => expect(isUrl(text)).toBe(false));
});

describe('isEmail', () => {
  it.each(['nombre@ejemplo.com', 'Nombre.Apellido+portal@correo.ejemplo.es', "o'nombre@ejemplo-2.com"])(
    'takes %s',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'nombre',
    'nombre@ejemplo',
    'nombre.ejemplo.com',
    '@ejemplo.com',
    'nombre@.com',
    'nombre@ejemplo.',
    'nombre@ejemplo..com',
    'uno@dos@ejemplo.com',
    'josé@ejemplo.com',
    'nombre@españa.es',
    'nombre @ejemplo.com',
    'nombre@ejemplo.com ',
    'nombre@ejemplo.com\r\nBcc:otro@ejemplo.com',
    'uno@ejemplo.com,dos@ejemplo.com',
    'Nombre<nombre@ejemplo.com>',
    `${'a'.repeat(250)}@ejemplo.com`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('every one of them', () => {
  const all = {
    isDni,
    isCif,
    isTaxId,
    isIban,
    isSocialSecurityNumber,
    isPhone,
    looksLikeSpanishPhone,
    isUrl,
    isEmail,
  };

  it.each(Object.entries(all))('%s never throws and answers the same to the same', (_name, is) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress()),
        (text) => {
          const answer = is(text);
          expect(typeof answer).toBe('boolean');
          expect(is(text)).toBe(answer);
        },
      ),
    );
  });

  it.each(Object.entries({ isDni, isCif, isTaxId, isIban, isSocialSecurityNumber, looksLikeSpanishPhone }))(
    '%s answers the same to the normalised',
    (_name, is) => {
      fc.assert(fc.property(fc.string(), (text) => is(normalizeIdentifier(text)) === is(text)));
    },
  );

  // Tried again from each place it would be 40,000 million steps, which the timeout ends.
  it('takes long texts in linear time', () => {
    const long = 'a.'.repeat(100_000);
    for (const is of Object.values(all)) is(`https://${long}`);
    expect(isEmail(`a@${long}`)).toBe(false);
  });
});

describe('a document of identity', () => {
  it.each([
    [undefined, '12345678Z', true],
    [undefined, 'X1234567L', true],
    [undefined, 'AB123456', false],
    ['dni', '12345678-z', true],
    ['dni', 'X1234567L', false],
    ['nie', 'X1234567L', true],
    ['nie', '12345678Z', false],
    ['pasaporte', 'ab 123456-c', true],
    ['pasaporte', '12345678Z', false],
    ['pasaporte', 'A1', false],
    ['otro', 'ID/2031/77', true],
    ['otro', 'X1234567L', false],
  ] as const)('of the kind %s takes %s: %s', (kind, number, expected) =>
    expect(isIdentity(kind, number)).toBe(expected),
  );
});
