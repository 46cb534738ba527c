import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

describe('textBlocks', () => {
  it('parts paragraphs at blank lines and keeps single breaks', () => {
    expect(textBlocks('Uno\ndos\n\n\nTres')).toEqual([
      { kind: 'paragraph', text: 'Uno\ndos' },
      { kind: 'paragraph', text: 'Tres' },
    ]);
  });

  it('makes a list of lines that start with a mark', () => {
    expect(textBlocks('Tareas:\n- Atender\n• Vender\r\n2. Cobrar\nY más')).toEqual([
      { kind: 'paragraph', text: 'Tareas:' },
      { kind: 'list', items: ['Atender', 'Vender', 'Cobrar'] },
      { kind: 'paragraph', text: 'Y más' },
    ]);
  });

  it('leaves a dash inside of a line and a year at its start alone', () => {
    expect(textBlocks('2026 es el año\n-sin espacio')).toEqual([
      { kind: 'paragraph', text: '2026 es el año\n-sin espacio' },
    ]);
  });

  it('has nothing to say of an empty text', () => {
    expect(textBlocks(' \n ')).toEqual([]);
  });
});
