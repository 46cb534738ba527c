import { describe, expect, it } from 'vitest';
import { readView, viewParams } from './view.ts';

const both = ['practicas', 'empleo'] as const;
const read = (text: string, types: readonly ('practicas' | 'empleo')[] = both) =>
  readView(new URLSearchParams(text), types);

describe('the address of my applications', () => {
  it('shows the first type where it names none, or one that is not the student’s', () => {
    expect(read('')).toEqual({ tipo: 'practicas', idEstado: undefined, pagina: 1 });
    expect(read('tipo=practicas', ['empleo'])?.tipo).toBe('empleo');
    expect(read('', [])).toBeUndefined();
  });

  it('gives the same address back', () => {
    for (const text of ['', 'tipo=empleo', 'idEstado=16', 'tipo=empleo&idEstado=2&pagina=3']) {
      const view = read(text);
      expect(view && viewParams(view, 'practicas').toString()).toBe(text);
    }
  });

  it.each(['idEstado=8', 'idEstado=x', 'pagina=0', 'pagina=x'])('leaves out what cannot be: %s', (text) => {
    expect(read(text)).toEqual({ tipo: 'practicas', idEstado: undefined, pagina: 1 });
  });
});
