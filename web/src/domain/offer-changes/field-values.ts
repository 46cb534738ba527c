import { type OfferContent, offerContent } from '@portal/contract/schemas/offers';
import type { CatalogueList } from '../catalogue/catalogue.ts';

/** What a company writes of an offer, and its file, which is known by name. */
export type OfferField = Exclude<keyof OfferContent, 'tipo'> | 'ficheroComplementario';

export const isOfferField = (name: string): name is OfferField =>
  name === 'ficheroComplementario' || (name !== 'tipo' && Object.hasOwn(offerContent.shape, name));

/** How the value of a field is written: a list gives names, money its period, a text its words. */
type Kind =
  | { as: 'text' | 'prose' | 'day' | 'yesNo' | 'year' | 'campus' | 'words' }
  | { as: 'money'; period: 'month' | 'year' | 'hour' }
  | { as: 'number'; unit?: 'years' | 'credits' | 'days' | 'hours' | 'months' | 'percent' }
  | { as: 'named'; list: CatalogueList }
  | { as: 'languages' | 'degrees' | 'documents' | 'requirements' };

const text = { as: 'text' } as const;
const prose = { as: 'prose' } as const;
const day = { as: 'day' } as const;
const yesNo = { as: 'yesNo' } as const;
const number = { as: 'number' } as const;
const named = (list: CatalogueList) => ({ as: 'named', list }) as const;
const money = (period: 'month' | 'year' | 'hour') => ({ as: 'money', period }) as const;

export const kinds: Readonly<Record<OfferField, Kind>> = {
  titulo: text,
  plazas: number,
  experiencia: { as: 'number', unit: 'years' },
  experienciaDeseable: prose,
  horario: text,
  fechaInicio: day,
  fechaFin: day,
  fechaCaducidad: day,
  diasRespuesta: { as: 'number', unit: 'days' },
  idTipoContrato: named('tiposContrato'),
  salario: money('year'),
  salarioMaximo: money('year'),
  creditosSuperados: { as: 'number', unit: 'credits' },
  otrasRemuneraciones: named('otrasRemuneraciones'),
  idPais: named('paises'),
  idProvincia: named('provincias'),
  provincia: text,
  idLocalidad: named('localidades'),
  localidad: text,
  idSector: named('sectoresActividad'),
  idCategoria: named('ambitos'),
  idAreaFuncional: named('areasFuncionales'),
  idSede: { as: 'campus' },
  ayudaEstudio: money('month'),
  descripcion: prose,
  tareasAdesarrollar: prose,
  tutoresDisponibles: number,
  idPrograma: text,
  urlInscripcionExterna: text,
  idiomas: { as: 'languages' },
  listado_titulaciones: { as: 'degrees' },
  requisitosObligatorios: { as: 'requirements' },
  requisitosDeseables: { as: 'requirements' },
  documentosRequeridos: { as: 'documents' },
  etiquetas: { as: 'words' },
  motivosExclusion: prose,
  anioPromocionMaximo: { as: 'year' },
  cursoMinimo: number,
  soloUltimoCurso: yesNo,
  perfilNoUniversitario: yesNo,
  trabajoFinEstudios: yesNo,
  tituloTrabajoFinEstudios: text,
  nombreTutorUni: text,
  idModalidad: named('modalidades'),
  numeroDiasSemana: { as: 'number', unit: 'days' },
  horasAldia: { as: 'number', unit: 'hours' },
  horasSemana: { as: 'number', unit: 'hours' },
  remuneracionBrutaHora: money('hour'),
  remuneracionBrutaAnual: money('year'),
  otrosBeneficios: prose,
  meses: { as: 'number', unit: 'months' },
  tiempoDedicacionJornada: { as: 'number', unit: 'percent' },
  departamento: text,
  solicitante: text,
  centroPracticas: text,
  numeroPedido: text,
  observaciones: prose,
  urlComplementaria: text,
  ficheroComplementario: text,
  ocultarDatosEmpresa: yesNo,
  candidatoPreferido: text,
  nombreTutorEmpresa: text,
  ApellidosTutorEmpresa: text,
  emailTutorEmpresa: text,
  telefonoTutorEmpresa: text,
  puestoTutorEmpresa: text,
  titulacionTutorEmpresa: text,
  departamentoTutorEmpresa: text,
  dniTutorEmpresa: text,
  nombre_firmante: text,
  apellidos_firmante: text,
  email_firmante: text,
  dni_firmante: text,
  cargo_firmante: text,
  telefono_firmante: text,
};

const shape = offerContent.shape;

/** What is needed to write a value in the page's language. */
export interface Writer {
  name: (list: CatalogueList, id: number | null) => string | null;
  campus: (id: number) => string | undefined;
  number: (value: number) => string;
  money: (amount: number, period: 'month' | 'year' | 'hour') => string;
  day: (value: string) => string;
  unit: (unit: 'years' | 'credits' | 'days' | 'hours' | 'months' | 'percent', value: number) => string;
  yesNo: (value: boolean) => string;
  degreeKind: (kind: OfferContent['listado_titulaciones'][number]['caracter']) => string;
  wish: (isWish: boolean) => string | null;
  requirements: (asked: OfferContent['requisitosObligatorios']) => string[];
}

const known = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((one): one is string => one !== null && one !== undefined && one !== '');

function languages(value: unknown, { name, wish }: Writer): string[] {
  const parsed = shape.idiomas.safeParse(value);
  return (parsed.data ?? []).map(({ idIdioma, idNivelIdioma, idCertificadoIdioma, obligatorio }) =>
    known([
      name('idiomas', idIdioma),
      name('nivelesIdioma', idNivelIdioma),
      name('certificadosIdioma', idCertificadoIdioma),
      wish(!obligatorio),
    ]).join(' · '),
  );
}

function degrees(value: unknown, { name, degreeKind }: Writer): string[] {
  const parsed = shape.listado_titulaciones.safeParse(value);
  return (parsed.data ?? []).map(({ idTitulacion, caracter }) =>
    known([name('titulaciones', idTitulacion), degreeKind(caracter)]).join(' · '),
  );
}

const numbersIn = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

/** The value of a field as lines to read; none where nothing was said. */
export function linesOf(field: OfferField, value: unknown, writer: Writer): string[] {
  const kind = kinds[field];
  switch (kind.as) {
    case 'text':
    case 'prose':
      return typeof value === 'string' && value !== '' ? [value] : [];
    case 'day':
      return typeof value === 'string' ? [writer.day(value)] : [];
    case 'yesNo':
      return typeof value === 'boolean' ? [writer.yesNo(value)] : [];
    case 'year':
      return numbersIn(value).map(String);
    case 'campus':
      return known(numbersIn(value).map(writer.campus));
    case 'words':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    case 'money':
      return numbersIn(value).map((amount) => writer.money(amount, kind.period));
    case 'number':
      return numbersIn(value).map((one) =>
        kind.unit === undefined ? writer.number(one) : writer.unit(kind.unit, one),
      );
    case 'named':
      return known(numbersIn(value).map((id) => writer.name(kind.list, id)));
    case 'languages':
      return languages(value, writer);
    case 'degrees':
      return degrees(value, writer);
    case 'documents':
      return (shape.documentosRequeridos.safeParse(value).data ?? []).map(
        ({ idTipoDocumento, nombre }) => writer.name('tiposDocumento', idTipoDocumento) ?? nombre,
      );
    case 'requirements': {
      const parsed = shape.requisitosObligatorios.safeParse(value ?? {});
      return parsed.success ? writer.requirements(parsed.data) : [];
    }
  }
}

/** Lists are told by what came and what went; everything else by before and now. */
export const isList = (field: OfferField): boolean =>
  ['languages', 'degrees', 'documents', 'requirements', 'words'].includes(kinds[field].as) ||
  field === 'otrasRemuneraciones';
