import type { Cv } from '@portal/contract/cv';
import type { Language } from '@portal/contract/languages';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { countryCodeOf } from './names.rules.ts';
import type { PortableCv } from './portable-cv.ts';

const or = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** The names of these numbers, in the order of the numbers. */
function namesOf<Id extends string>(
  list: readonly (Readonly<Record<Id, number>> & { readonly descripcion: string })[],
  id: Id,
  ids: readonly number[],
): string[] {
  return ids.flatMap((one) => list.find((entry) => entry[id] === one)?.descripcion ?? []);
}

/** A CV with the names of the catalogue in a language: what a file of another format says of it. */
export function toPortable(cv: Cv, language: Language): PortableCv {
  const names = catalogueIn(language);
  const { personales, perfilProfesional, formacion = [] } = cv;
  const oneName = <Id extends string>(
    list: readonly (Readonly<Record<Id, number>> & { readonly descripcion: string })[],
    id: Id,
    value: number | null | undefined,
  ) => namesOf(list, id, typeof value === 'number' ? [value] : [])[0];
  return {
    nombre: `${personales.nombre} ${personales.apellidos}`.trim(),
    email: personales.email || undefined,
    telefono: or(personales.telefono),
    localidad: or(personales.localidad),
    provincia: oneName(names.provincias, 'idProvincia', personales.idProvincia),
    pais: countryCodeOf(personales.idPais),
    titular: or(perfilProfesional?.titular),
    presentacion: or(cv.presentacion),
    enlace: or(cv.enlacePortfolio),
    experiencia: cv.profesional.map(({ puesto, empresa, fechaInicio, fechaFin, enlace, descripcion }) => ({
      puesto,
      empresa,
      inicio: fechaInicio,
      fin: or(fechaFin),
      enlace: or(enlace),
      descripcion: or(descripcion),
    })),
    estudios: cv.academicos.map((study) => ({
      titulo: oneName(names.titulaciones, 'idTitulacion', study.idTitulacion) ?? study.titulo ?? '',
      centro: study.centro,
      nivel: oneName(
        names.niveles,
        'idNivel',
        study.idNivel ??
          names.titulaciones.find(({ idTitulacion }) => idTitulacion === study.idTitulacion)?.idNivel,
      ),
      inicio: or(study.fechaInicio),
      fin: or(study.fechaFin) ?? (study.actual ? undefined : study.anioPromocion?.toString()),
    })),
    formacion: formacion.map(({ titulo, centro, fechaFin }) => ({ titulo, centro, fin: or(fechaFin) })),
    idiomas: cv.idiomas.flatMap(({ idIdioma, idNivelIdioma }) => {
      const idioma = oneName(names.idiomas, 'idIdioma', idIdioma);
      const level = names.nivelesIdioma.find((one) => one.idNivelIdioma === idNivelIdioma);
      const nivel = level?.codigo ?? level?.descripcion;
      return idioma !== undefined && nivel !== undefined ? [{ idioma, nivel }] : [];
    }),
    programas: namesOf(names.programasInformaticos, 'idProgramaInformatico', cv.programasInformaticos),
    competencias: namesOf(names.competencias, 'idCompetencia', cv.competencias),
    intereses: namesOf(names.tagsInteres, 'idTag', cv.intereses),
  };
}
