import type { Catalogue } from '@portal/contract/catalogue';
import { getDomains } from '@portal/contract/catalogue';
import { useMemo } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useLanguage } from '../../lib/i18n/i18n.ts';

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
  tiposContacto: 'idTipoContacto',
  carnesConducir: 'idCarneConducir',
  otrasRemuneraciones: 'idOtraRemuneracion',
  nivelesFormativosSNE: 'idNivelFormativo',
  periodosPracticas: 'idPeriodo',
  tiposDocumento: 'idTipoDocumento',
} as const satisfies Record<keyof Catalogue, string>;

export type CatalogueList = keyof Catalogue;

/** An entry of a list, for a selector; those of one group stand together under its name. */
export interface Entry {
  readonly value: number;
  readonly label: string;
  readonly group?: string;
}

function entriesOf(catalogue: Catalogue, list: CatalogueList): Entry[] {
  return catalogue[list].map((entry) => ({
    value: Number(Reflect.get(entry, keys[list])),
    label: entry.descripcion,
    ...('grupo' in entry && { group: entry.grupo }),
  }));
}

interface Certificate {
  idIdioma?: number | undefined;
}

/** Certificates of that language and those of any; without a language, none. */
export function certificatesOf<C extends Certificate>(
  certificates: readonly C[],
  idIdioma: number | null,
): readonly C[] {
  if (idIdioma === null) return [];
  return certificates.filter((certificate) => (certificate.idIdioma ?? idIdioma) === idIdioma);
}

export interface Names {
  /** The entries themselves; undefined until they come. */
  readonly catalogue: Catalogue | undefined;
  /** They are still to come, and have not failed. */
  readonly isLoading: boolean;
  /** Its name; null for null and for a key that is not (yet) known. */
  readonly name: (list: CatalogueList, id: number | null | undefined) => string | null;
  /** For a selector. */
  readonly options: (list: CatalogueList) => readonly Entry[];
}

/** The institution's catalogues in the page's language: asked for once, and kept. */
export function useCatalogue(): Names {
  const lang = useLanguage();
  const {
    data: catalogue,
    isPending,
    failureCount,
  } = useCall(getDomains, { params: { lang } }, { keepPrevious: true });
  const isLoading = isPending && failureCount === 0;
  return useMemo(() => {
    const made = new Map<CatalogueList, readonly Entry[]>();
    const names = new Map<CatalogueList, Map<number, string>>();
    const options = (list: CatalogueList) => {
      const found = made.get(list) ?? (catalogue === undefined ? [] : entriesOf(catalogue, list));
      made.set(list, found);
      return found;
    };
    return {
      catalogue,
      isLoading,
      options,
      name: (list, id) => {
        if (id === null || id === undefined) return null;
        const known = names.get(list) ?? new Map(options(list).map(({ value, label }) => [value, label]));
        names.set(list, known);
        return known.get(id) ?? null;
      },
    };
  }, [catalogue, isLoading]);
}
