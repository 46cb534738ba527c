import { offerContent } from '@portal/contract/offers';
import { describe, expect, it } from 'vitest';
import { hiddenFields, inPageOrder, inputPathOf, sectionIds, sectionOf, sections } from './sections.ts';

describe('sections', () => {
  it('have every field of an offer once', () => {
    const fields = sectionIds.flatMap((id): readonly string[] => sections[id]);
    expect([...fields].sort()).toEqual(
      [...Object.keys(offerContent.shape).filter((name) => name !== 'tipo'), 'ficheroComplementario'].sort(),
    );
  });

  it('know where an error belongs', () => {
    expect(sectionOf('idiomas.0.idNivelIdioma')).toBe('perfil');
    expect(sectionOf('nadie')).toBeUndefined();
    expect(inputPathOf('etiquetas.3')).toBe('etiquetas');
    expect(inputPathOf('idiomas.0.idNivelIdioma')).toBe('idiomas.0.idNivelIdioma');
    expect(inputPathOf('requisitosObligatorios.intereses.2')).toBe('requisitosObligatorios.intereses');
  });

  it('put problems in the order of the page, an input once', () => {
    const problems = ['horario', 'etiquetas.1', 'titulo', 'etiquetas.0'].map((path) => ({ path, text: '' }));
    expect(inPageOrder(problems).map(({ path }) => path)).toEqual(['titulo', 'horario', 'etiquetas']);
  });

  it('hide what the brand hides', () => {
    const brand = {
      camposOferta: { practicas: { tutorEmpresa: { visible: false, required: false } }, empleo: {} },
      limites: { horasDia: 5, horasSemana: 25, diasOferta: 60, solicitudesEducacion: 3 },
    };
    expect(hiddenFields(brand, 'practicas')).toContain('dniTutorEmpresa');
    expect(hiddenFields(brand, 'empleo').size).toBe(0);
  });
});
