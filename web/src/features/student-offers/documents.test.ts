import { coverLetterKind } from '@portal/contract/applications';
import { maxFileBytes } from '@portal/contract/files';
import { describe, expect, it } from 'vitest';
import {
  type Attachment,
  contentOf,
  placeOfSent,
  problemOf,
  problemTogether,
  toSend,
  withWanted,
} from './documents.ts';

const fichero = {
  ficheroB64: 'data:application/pdf;base64,JVBERi0=',
  extension_adjunto: 'pdf',
  nombre: 'a.pdf',
};
const attachment = (changes: Partial<Attachment>): Attachment => ({
  idTipoDocumento: null,
  nombre: 'Portfolio',
  way: 'file',
  fichero: null,
  url: '',
  ...changes,
});

describe('documents that are asked for', () => {
  it('are added empty, each once', () => {
    const attachments = withWanted([], [{ idTipoDocumento: 3, nombre: 'Expediente' }]);
    expect(attachments).toEqual([attachment({ idTipoDocumento: 3, nombre: 'Expediente' })]);
    expect(withWanted(attachments, [{ idTipoDocumento: 3, nombre: 'Transcript' }])).toBe(attachments);
  });

  it('leave what was attached as it is', () => {
    const kept = attachment({ fichero });
    expect(withWanted([kept], [{ idTipoDocumento: null, nombre: ' portfolio' }])).toEqual([kept]);
    expect(withWanted([kept], [{ idTipoDocumento: null, nombre: 'Carta' }])).toEqual([
      kept,
      attachment({ nombre: 'Carta' }),
    ]);
  });
});

describe('a document', () => {
  it.each([
    [{}, 'missing'],
    [{ fichero }, undefined],
    [{ way: 'link' }, 'missing'],
    [{ way: 'link', fichero }, 'missing'],
    [{ way: 'link', url: 'esto no es' }, 'url'],
    [{ way: 'link', url: 'carta.pdf' }, 'url'],
    [{ way: 'link', url: 'ana.garcia' }, 'url'],
    [{ way: 'link', url: ' drive.example/carta?x=1 ' }, undefined],
    [{ way: 'link', url: ' https://example.edu/a ' }, undefined],
  ] as const)('%o is %s', (changes, problem) => {
    expect(problemOf(attachment(changes))).toBe(problem);
  });

  it('is not missed where it is a letter that was written', () => {
    const letter = attachment({ idTipoDocumento: coverLetterKind, nombre: 'Carta' });
    expect(problemOf(letter, ' ')).toBe('missing');
    expect(problemOf(letter, 'Me interesa.')).toBeUndefined();
    expect(problemOf({ ...letter, way: 'link', url: 'esto no es' }, 'Me interesa.')).toBe('url');
    expect(problemOf(attachment({}), 'Me interesa.')).toBe('missing');
    expect(toSend([letter, attachment({ fichero })])).toHaveLength(1);
  });

  it('is sent as a file or as a link, never both', () => {
    expect(
      toSend([
        attachment({ fichero, url: 'https://a.es' }),
        attachment({ way: 'link', fichero, url: ' https://b.es ' }),
      ]),
    ).toEqual([
      { idTipoDocumento: null, nombre: 'Portfolio', fichero },
      { idTipoDocumento: null, nombre: 'Portfolio', url: 'https://b.es' },
    ]);
  });
});

describe('documents as they were sent', () => {
  const letter = attachment({ idTipoDocumento: coverLetterKind, nombre: 'Carta' });

  it('are found again by their place, which a letter written in the form does not take', () => {
    const all = [letter, attachment({ nombre: 'A' }), attachment({ nombre: 'B' })];
    expect([0, 1, 2, Number.NaN].map((place) => placeOfSent(all, place))).toEqual([1, 2, -1, -1]);
    const [, ...others] = all;
    const withLetter = [{ ...letter, fichero }, ...others];
    expect([0, 1, 2].map((place) => placeOfSent(withLetter, place))).toEqual([0, 1, 2]);
  });

  it('are named after their file or address', () => {
    expect(contentOf(attachment({ fichero, url: 'https://a.es' }))).toBe('a.pdf');
    expect(contentOf(attachment({ way: 'link', fichero, url: ' https://a.es ' }))).toBe('https://a.es');
  });
});

describe('documents together', () => {
  const many = (number: number, bytes: number) =>
    Array.from({ length: number }, (_, index) =>
      attachment({ nombre: `D${index}`, fichero: { ...fichero, ficheroB64: 'A'.repeat((bytes * 4) / 3) } }),
    );

  it('may be ten of the largest', () => {
    expect(problemTogether(many(10, maxFileBytes))).toBeUndefined();
  });

  it('may not be eleven', () => {
    expect(problemTogether(many(11, 3))).toEqual({ kind: 'tooMany', max: 10 });
  });

  it('may not be more than the call takes; a link weighs nothing', () => {
    const limit = 64 * 1024 + 4000;
    expect(problemTogether(many(2, 1500), limit)).toBeUndefined();
    expect(problemTogether(many(3, 1500), limit)).toEqual({ kind: 'tooLarge', total: 4500, max: 3000 });
    const [first, ...others] = many(3, 1500);
    const asLink = attachment({ ...first, way: 'link', url: 'https://a.es' });
    expect(problemTogether([asLink, ...others], limit)).toBeUndefined();
  });
});
