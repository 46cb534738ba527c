import { type PlacementDocument, placementStates } from '@portal/contract/placements';
import { describe, expect, it } from 'vitest';
import { toDoOf } from './to-do.ts';

const document = (more: Partial<PlacementDocument>): PlacementDocument => ({
  id: 1,
  tipo: 'seguimiento',
  nombre: 'Seguimiento',
  descripcion: null,
  estado: 'pendiente',
  aportadoPor: 'alumno',
  fechaLimite: null,
  entregado: null,
  motivo: null,
  version: 1,
  documento: null,
  ...more,
});

const inPreparation = { estado: 'preparacion', faltan: [], documentos: [] } as const;

describe('what a student has to do for a placement', () => {
  it('is nothing where nothing is awaited of them', () => {
    expect(toDoOf({ ...inPreparation, faltan: ['firmaEmpresa', 'firmaCentro'] }, [])).toEqual([]);
  });

  it('is the signature, then the data, then the documents, the first due before the others', () => {
    const documentos = [
      document({ id: 1 }),
      document({ id: 2, fechaLimite: '2026-12-01' }),
      document({ id: 3, fechaLimite: '2026-10-01', estado: 'devuelto' }),
    ];
    const todo = toDoOf({ ...inPreparation, faltan: ['firmaAlumno'], documentos }, ['dni']);
    expect(todo.map((one) => (one.kind === 'document' ? one.document.id : one.kind))).toEqual([
      'sign',
      'data',
      3,
      2,
      1,
    ]);
  });

  it.each([
    document({ aportadoPor: 'empresa' }),
    document({ aportadoPor: 'centro' }),
    document({ estado: 'entregado' }),
    document({ estado: 'aceptado' }),
  ])('leaves out a document of $aportadoPor that is $estado', (one) => {
    expect(toDoOf({ ...inPreparation, documentos: [one] }, [])).toEqual([]);
  });

  it.each(placementStates)(
    'asks for data before it has ended, for a signature after it too: %s',
    (estado) => {
      const todo = toDoOf({ estado, faltan: ['firmaAlumno'], documentos: [] }, ['telefono']);
      const isUnended = ['preparacion', 'lista', 'enCurso'].includes(estado);
      const isOver = estado === 'finalizada' || estado === 'cerrada';
      expect(todo.map(({ kind }) => kind)).toEqual(isUnended ? ['sign', 'data'] : isOver ? ['sign'] : []);
    },
  );
});
