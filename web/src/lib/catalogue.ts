import type { Catalogue } from '@portal/contract/catalogue';
import { getDomains } from '@portal/contract/portal';
import { useMemo } from 'react';
import { useCall } from './calls.ts';
import { useLanguage } from './i18n.ts';

const keys = {
  paises: 'idPais',
  provincias: 'idProvincia',
  islas: 'idIsla',
  localidades: 'idLocalidad',
  ambitos: 'idArea',
  niveles: 'idNivel',
  titulaciones: 'idTitulacion',
  sectoresActividad: 'idSector',
  tiposContrato: 'idTipoContrato',
  areasFuncionales: 'idAreaFuncional',
  modalidades: 'idModalidad',
  jornadas: 'idJornada',
  experiencias: 'idExperiencia',
  idiomas: 'idIdioma',
  nivelesIdioma: 'idNivelIdioma',
  certificadosIdioma: 'idCertificado',
  programasInformaticos: 'idProgramaInformatico',
  tagsInteres: 'idTag',
  competencias: 'idCompetencia',
  tiposMotivoCambioEstadoCandidatura: 'idMotivo',
  rangosEmpleados: 'idRangoEmpleados',
  rangosFacturacion: 'idRangoFacturacion',
  tiposEmpresa: 'idTipoEmpresa',
  carnesConducir: 'idCarneConducir',
  otrasRemuneraciones: 'idOtraRemuneracion',
  tiposDocumento: 'idTipoDocumento',
} as const satisfies Record<keyof Catalogue, string>;

export type CatalogueList = keyof Catalogue;

function entriesOf(catalogue: Catalogue, list: CatalogueList): { value: number; label: string }[] {
  return catalogue[list].map((entry) => ({
    value: Number(Reflect.get(entry, keys[list])),
    label: entry.descripcion,
  }));
}

export interface Names {
  /** The entries themselves; undefined until they come. */
  readonly catalogue: Catalogue | undefined;
  /** Its name; null of null and of what is not (yet) known. */
  readonly name: (list: CatalogueList, id: number | null | undefined) => string | null;
  /** For a selector. */
  readonly options: (list: CatalogueList) => readonly { value: number; label: string }[];
}

/** The institution's catalogues in the page's language: asked for once, and kept. */
export function useCatalogue(): Names {
  const lang = useLanguage();
  const { data: catalogue } = useCall(getDomains, { params: { lang } }, { keepPrevious: true });
  return useMemo(() => {
    const made = new Map<CatalogueList, readonly { value: number; label: string }[]>();
    const names = new Map<CatalogueList, Map<number, string>>();
    const options = (list: CatalogueList) => {
      const found = made.get(list) ?? (catalogue === undefined ? [] : entriesOf(catalogue, list));
      made.set(list, found);
      return found;
    };
    return {
      catalogue,
      options,
      name: (list, id) => {
        if (id === null || id === undefined) return null;
        const known = names.get(list) ?? new Map(options(list).map(({ value, label }) => [value, label]));
        names.set(list, known);
        return known.get(id) ?? null;
      },
    };
  }, [catalogue]);
}
