import { describe, expect, it } from 'vitest';
import { fullnessOf, missingOf, needsWorkPermit, type StoredCv } from './completeness.ts';

type Kept = Pick<StoredCv, 'cv' | 'documentos'>;

const full: Kept = {
  cv: {
    personales: {
      nombre: 'Aina',
      apellidos: 'Ferrer',
      dni: '12345678Z',
      fechaNacimiento: '2003-04-05',
      email: 'aina@example.org',
      telefono: '600100200',
      idPais: 1,
      idProvincia: 46,
      localidad: 'Alboraia',
      nacionalidades: [1],
      numSegSocial: '281234567840',
    },
    academicos: [
      {
        id: 1,
        deLaUniversidad: true,
        idTitulacion: 1,
        centro: 'Facultad',
        nota: 2.7,
        curso: 3,
        ultimoCurso: false,
        actual: true,
        creditosSuperados: 150,
        creditosTotales: 240,
        anioPromocion: null,
      },
    ],
    idiomas: [{ id: 1, idIdioma: 3, idNivelIdioma: 4, idCertificadoIdioma: null }],
    profesional: [],
    programasInformaticos: [1],
    intereses: [1],
    competencias: [2],
    interes: {
      carnesConducir: [],
      cochePropio: false,
      disponibilidadExtranjero: false,
      disponibilidadTraslado: false,
      trabajandoActualmente: false,
    },
    tienePermisoTrabajo: false,
    busquedaPracticasActiva: true,
    busquedaTrabajoActiva: false,
    presentacion: null,
  },
  documentos: [
    { id: 1, idTipoDocumento: 1, nombre: 'cv.pdf', fecha: '2026-01-01T10:00:00Z', url: '/fichero/1' },
  ],
};

const personal = (part: Partial<StoredCv['cv']['personales']>): Kept => ({
  ...full,
  cv: { ...full.cv, personales: { ...full.cv.personales, ...part } },
});

const everywhere = { asksSocialSecurity: true, canFill: (field: string) => field !== '' };
const gaps = (kept: Kept, circumstances = everywhere) => missingOf(kept, circumstances).map(({ gap }) => gap);

describe('what a CV lacks', () => {
  it('is nothing when it says all that offers ask', () => {
    expect(gaps(full)).toEqual([]);
  });

  it('is the social security number only where it is asked for', () => {
    const without = personal({ numSegSocial: null });
    expect(gaps(without)).toEqual(['numSegSocial']);
    expect(gaps(without, { ...everywhere, asksSocialSecurity: false })).toEqual([]);
  });

  it('names first what stops an application', () => {
    const kept = personal({ telefono: null, numSegSocial: null });
    expect(gaps({ ...kept, documentos: [] })).toEqual(['numSegSocial', 'telefono', 'curriculum']);
  });

  it('is no field that the institution hides', () => {
    const kept = personal({ dni: null, telefono: null });
    expect(gaps(kept, { ...everywhere, canFill: (field) => field !== 'dni' })).toEqual(['telefono']);
  });

  it('counts a search only when neither is on', () => {
    expect(gaps({ ...full, cv: { ...full.cv, busquedaPracticasActiva: false } })).toEqual(['busqueda']);
  });

  it('counts no other document as a curriculum', () => {
    const documentos = full.documentos.map((document) => ({ ...document, idTipoDocumento: 2 }));
    expect(gaps({ ...full, documentos })).toEqual(['curriculum']);
  });
});

describe('how full a CV is', () => {
  it('is all of it where nothing that is asked is missing, and no less', () => {
    expect(fullnessOf(full, everywhere)).toBe(100);
    expect(fullnessOf({ ...full, documentos: [] }, everywhere)).toBe(90);
  });

  it('counts nothing that is not asked for', () => {
    const without = personal({ numSegSocial: null });
    expect(fullnessOf(without, { ...everywhere, asksSocialSecurity: false })).toBe(100);
    expect(fullnessOf(personal({ dni: null }), { ...everywhere, canFill: (field) => field !== 'dni' })).toBe(
      100,
    );
  });
});

describe('a work permit', () => {
  const countries = [
    { idPais: 1, sinPermiso: true },
    { idPais: 50, sinPermiso: false },
  ];

  it('is needed by a student who has no nationality that works freely', () => {
    expect(needsWorkPermit([50], countries)).toBe(true);
    expect(needsWorkPermit([50, 1], countries)).toBe(false);
  });

  it('says nothing of a student who told no nationality', () => {
    expect(needsWorkPermit([], countries)).toBe(false);
  });
});
