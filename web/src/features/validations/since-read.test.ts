import { describe, expect, it } from 'vitest';
import { changesSince } from './since-read.ts';

const withFile = (file: { nombre: string; url: string } | null) => ({
  oferta: { ficheroComplementario: file },
  interno: {},
});

describe('the supplementary file that is sent while an offer is read', () => {
  const first = withFile({ nombre: 'Programa', url: '/api/ficheros/7.1900000000.aa' });

  it('is another one by what it is, not by its name or by its link', () => {
    const again = withFile({ nombre: 'Programa', url: '/api/ficheros/7.1900000900.bb' });
    const hidden = withFile({ nombre: 'Fichero complementario', url: '/api/ficheros/7-es.1900000900.cc' });
    for (const same of [again, hidden]) expect(changesSince(first, same)).toEqual([]);
    const other = withFile({ nombre: 'Programa', url: '/api/ficheros/8.1900000000.dd' });
    expect(changesSince(first, other)).toEqual([
      { campo: 'ficheroComplementario', antes: 'Programa', ahora: 'Programa' },
    ]);
  });

  it('comes and goes', () => {
    const change = (antes?: string, ahora?: string) => [{ campo: 'ficheroComplementario', antes, ahora }];
    expect(changesSince(withFile(null), first)).toEqual(change(undefined, 'Programa'));
    expect(changesSince(first, withFile(null))).toEqual(change('Programa'));
  });
});
