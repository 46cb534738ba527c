import type { Brand } from '@portal/contract/brand';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import type { z } from 'zod';
import { readBrand } from '../../brand.ts';
import type { Profile } from '../cv/profile.ts';
import { assess } from './eligibility.rules.ts';
import type { Check, Rule } from './eligibility-check.ts';

/** Students and offers to hold against each other. */

export const today = '2026-11-20';
const university = readBrand('universidad');
export const brandWith = (numSegSocialObligatorio: boolean): Brand => ({
  ...university,
  opciones: { ...university.opciones, numSegSocialObligatorio },
});
export const brand = brandWith(false);

export const spanish = 1;
export const moroccan = 504;
export const swiss = 756;
export const law = 108;
export const computing = 111;
export const data = 112;
export const mba = 201;
export const industrialMaster = 206;
export const webCycle = 502;

export type Study = Profile['cv']['academicos'][number];

export const study = (values: Partial<Study> = {}): Study => ({
  id: 1,
  deLaUniversidad: true,
  idTitulacion: computing,
  centro: 'Escuela de Ingeniería',
  nota: 2.5,
  curso: 3,
  ultimoCurso: false,
  actual: true,
  creditosSuperados: 130,
  creditosTotales: 240,
  anioPromocion: null,
  ...values,
});

export type Cv = Profile['cv'];

/** A third-year computing student from Spain who looks for everything. */
export function profile(cv: Partial<Cv> = {}, values: Partial<Profile> = {}): Profile {
  return {
    cv: {
      personales: {
        nombre: 'Nora',
        apellidos: 'Prats',
        dni: null,
        fechaNacimiento: '2004-05-06',
        email: 'nora@example.test',
        telefono: null,
        idPais: spanish,
        idProvincia: 46,
        localidad: 'València',
        nacionalidades: [spanish],
        numSegSocial: null,
      },
      academicos: [study()],
      idiomas: [],
      profesional: [],
      programasInformaticos: [],
      intereses: [],
      competencias: [],
      interes: {
        carnesConducir: [],
        cochePropio: false,
        disponibilidadExtranjero: false,
        disponibilidadTraslado: false,
        trabajandoActualmente: false,
      },
      tienePermisoTrabajo: false,
      busquedaPracticasActiva: true,
      busquedaTrabajoActiva: true,
      presentacion: null,
      ...cv,
    },
    esAntiguo: false,
    conPracticas: true,
    conEmpleo: true,
    puedeOfertasPracticas: true,
    soloCiclosUAX: false,
    reunionOrientacion: false,
    documentos: [],
    placements: [],
    programas: [],
    ...values,
  };
}

export const person = (values: Partial<Cv['personales']>): Partial<Cv> => ({
  personales: { ...profile().cv.personales, ...values },
});
export const interest = (values: Partial<Cv['interes']>): Partial<Cv> => ({
  interes: { ...profile().cv.interes, ...values },
});

type Asked = Partial<z.input<typeof offerContent>>;
export type Wanted = NonNullable<Asked['requisitosObligatorios']>;

export const offer = (values: Asked = {}): OfferContent =>
  offerContent.parse({ tipo: 'practicas', titulo: 'Prácticas de desarrollo', ...values });

export const check = (
  regla: Rule,
  cv: Partial<Cv>,
  asked: Asked,
  { values = {}, of = brand }: { values?: Partial<Profile>; of?: Brand } = {},
): Check | undefined =>
  assess(profile(cv, values), offer(asked), { today, brand: of }).find((one) => one.regla === regla);

export const degrees = (ids: number[], caracter: 'requerida' | 'deseable' | 'propuesta' = 'requerida') => ({
  listado_titulaciones: ids.map((idTitulacion) => ({ idTitulacion, caracter })),
});
export const must = (requisitosObligatorios: Wanted) => ({
  requisitosObligatorios,
});
