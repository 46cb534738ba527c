import type { Brand } from '@portal/contract/brand';
import type { Cv } from '@portal/contract/cv';
import { spain } from '@portal/contract/places';
import { degrees } from '../server/src/features/catalogue/lists/degrees.ts';
import type { Calendar } from './calendar.ts';
import { families } from './families/families.ts';
import { makeDni, makeMobile, makeNie, makeSocialSecurityNumber } from './identity-numbers.ts';
import { capitalOf } from './localities.ts';
import { asAddress, catalanNames, foreignNames, spanishNames } from './names.ts';
import { around, at, type Random } from './random.ts';
import { moreInterestOf, wishesOf } from './student-wishes.ts';

type Study = Omit<Cv['academicos'][number], 'id'>;
type Spoken = Omit<Cv['idiomas'][number], 'id'>;
type Experience = Omit<Cv['profesional'][number], 'id'>;

/** A student before any id is known. */
export interface DemoStudent {
  readonly usuario: string;
  readonly personales: Cv['personales'];
  readonly studies: readonly Study[];
  readonly languages: readonly Spoken[];
  readonly experiences: readonly Experience[];
  readonly datos: Omit<Cv, 'personales' | 'academicos' | 'idiomas' | 'profesional'>;
  readonly esAntiguo: boolean;
  /** Kinds of the documents that the CV has. */
  readonly documentos: readonly number[];
}

/** The others' degrees: every kind of position has somebody who studied for it. */
const degreeIds = [
  101, 111, 132, 104, 108, 138, 145, 119, 148, 134, 103, 112, 141, 129, 106, 126, 154, 105, 146, 159, 101,
  111, 120, 130, 132, 108, 138, 155, 116, 145, 204, 111, 125, 144, 102, 118, 127, 128, 153, 114, 101, 163,
  142, 161, 202, 103, 146, 115, 134, 209, 101, 106, 148, 122, 205, 111, 404,
] as const;

/** The language of a country, where it is not Spanish. */
const motherTongue: Readonly<Record<number, number>> = {
  156: 12,
  250: 4,
  276: 5,
  380: 6,
  504: 11,
  620: 7,
  642: 17,
  804: 16,
};
const union: ReadonlySet<number> = new Set([spain, 250, 276, 380, 620, 642]);
const homes = [46, 46, 3, 12, 8, 46, 7, 30, 28, 43, 46, 17];

export function makeStudents(calendar: Calendar, brand: Brand, random: Random): DemoStudent[] {
  const taken = new Set<string>();
  return degreeIds.map((listed, place) => {
    const idTitulacion = listed === 404 && !brand.niveles.includes('doctorado') ? 214 : listed;
    const esAntiguo = place % 7 === 5;
    const study = studyOf(idTitulacion, esAntiguo, place, calendar, brand, random);
    const nationality = place % 5 === 3 ? countryAt(place) : spain;
    const idProvincia = around(homes, place);
    const home = capitalOf(idProvincia);
    const { nombre, apellidos, usuario } = nameOf(nationality, place, taken);
    const age =
      18 + (study.actual ? (study.curso ?? 3) : 6) + (study.creditosTotales === 240 ? 0 : 2) + (place % 3);
    const permit = !union.has(nationality) && place % 2 === 0;
    return {
      usuario,
      personales: {
        nombre,
        apellidos,
        dni: nationality === spain ? makeDni(random) : makeNie(random),
        fechaNacimiento: calendar.day(-age * 365 - random.whole(0, 300)),
        email: usuario,
        telefono: makeMobile(random),
        idPais: spain,
        idProvincia,
        localidad: home.descripcion,
        nacionalidades: nationality !== spain && place % 19 === 3 ? [spain, nationality] : [nationality],
        numSegSocial: place % 11 === 8 ? null : makeSocialSecurityNumber(idProvincia, random),
      },
      studies: [study, ...earlierStudy(idTitulacion, study, calendar)],
      languages: languagesOf(nationality, place, random),
      experiences: experiencesOf(idTitulacion, esAntiguo, place, calendar, random),
      datos: {
        ...knowledgeOf(idTitulacion, random),
        competencias: random.some([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12], random.whole(3, 5)),
        interes: {
          carnesConducir: random.chance(0.65) ? [5] : [],
          cochePropio: random.chance(0.35),
          disponibilidadExtranjero: random.chance(0.45),
          disponibilidadTraslado: random.chance(0.6),
          trabajandoActualmente: esAntiguo ? random.chance(0.5) : random.chance(0.12),
          ...moreInterestOf(esAntiguo, place),
        },
        ...wishesOf(idTitulacion, esAntiguo, place),
        tienePermisoTrabajo: permit,
        busquedaPracticasActiva: !esAntiguo && place % 13 !== 6,
        busquedaTrabajoActiva: esAntiguo || place % 3 !== 1,
        presentacion: around(introductions, place),
      },
      esAntiguo,
      documentos: place % 6 === 4 ? [1] : [],
    };
  });
}

const introductions: readonly (string | null)[] = [
  'Me gusta trabajar en equipo y aprendo deprisa. Busco un sitio donde pueda ver el proceso completo y no solo una parte.',
  null,
  'M’agrada entendre com funcionen les coses abans d’opinar. Tinc disponibilitat els matins i un divendres de cada dos.',
  'He compaginado la carrera con clases particulares y voluntariado, así que sé organizarme. Ahora quiero experiencia en mi campo.',
  'I am looking for an international team. I have studied one year abroad and I feel at home working in English.',
  'Responsable, puntual y curiosa. En mi último proyecto coordiné a cuatro compañeros y entregamos antes de plazo.',
];

/** Where somebody who is not from Spain is from. */
function countryAt(place: number): number {
  return at(
    [...Object.keys(foreignNames)].map(Number),
    Math.floor(place / 5) % Object.keys(foreignNames).length,
  );
}

function nameOf(nationality: number, place: number, taken: Set<string>) {
  const names = foreignNames[nationality] ?? (place % 3 === 1 ? catalanNames : spanishNames);
  const nombre = around(names.nombres, nationality === spain ? place : Math.floor(place / 5));
  const first = around(names.apellidos, place * 3 + 1);
  const second = around(names.apellidos, place * 5 + 2);
  const apellidos = nationality === spain || first !== second ? `${first} ${second}` : first;
  const plain = `${asAddress(nombre, first)}@alumnos.example`;
  const usuario = taken.has(plain) ? `${asAddress(nombre, first, second)}@alumnos.example` : plain;
  taken.add(usuario);
  return { nombre, apellidos, usuario };
}

const credits = (idTitulacion: number): number | null =>
  degrees.find((degree) => degree.idTitulacion === idTitulacion)?.creditos ?? null;

function studyOf(
  idTitulacion: number,
  finished: boolean,
  place: number,
  calendar: Calendar,
  brand: Brand,
  random: Random,
): Study {
  const total = credits(idTitulacion);
  const years = total ? Math.max(1, Math.round(total / 60)) : 3;
  const curso = finished ? years : Math.max(1, years - (place % 3));
  return {
    deLaUniversidad: true,
    idTitulacion,
    idSede: at(brand.campus, place % brand.campus.length).idSede,
    centro: brand.nombre,
    nota: random.whole(110, 380) / 100,
    curso: finished ? null : curso,
    ultimoCurso: !finished && curso === years,
    actual: !finished,
    creditosSuperados: total && (finished ? total : Math.max(0, (curso - 1) * 60 + random.whole(0, 4) * 6)),
    creditosTotales: total,
    anioPromocion: finished ? calendar.year(-1 - (place % 4)) : calendar.year(years - curso + 1),
  };
}

/** A student of a master's has a bachelor's of the same area, from elsewhere. */
function earlierStudy(idTitulacion: number, { anioPromocion }: Study, calendar: Calendar): Study[] {
  const degree = degrees.find((one) => one.idTitulacion === idTitulacion);
  const earlier = degrees.find((one) => one.tipo === 'grado' && one.idArea === degree?.idArea);
  if (!degree || !earlier || degree.idNivel < 2) return [];
  const total = earlier.creditos ?? null;
  return [
    {
      deLaUniversidad: false,
      idTitulacion: earlier.idTitulacion,
      centro: 'Otra universidad',
      nota: 2.4,
      curso: null,
      ultimoCurso: false,
      actual: false,
      creditosSuperados: total,
      creditosTotales: total,
      anioPromocion: (anioPromocion ?? calendar.year()) - 2,
    },
  ];
}

function languagesOf(nationality: number, place: number, random: Random): Spoken[] {
  const spoken = new Map<number, Spoken>();
  const add = (idIdioma: number, idNivelIdioma: number, idCertificadoIdioma: number | null = null) => {
    if (!spoken.has(idIdioma)) spoken.set(idIdioma, { idIdioma, idNivelIdioma, idCertificadoIdioma });
  };
  const mother = motherTongue[nationality];
  if (mother) add(mother, 7);
  add(1, mother ? 5 : 7);
  if (place % 3 === 1 && !mother) add(2, 7, place % 2 === 0 ? 11 : null);
  else if (random.chance(0.4)) add(2, random.whole(3, 5));
  add(3, random.whole(3, 5), random.chance(0.4) ? random.pick([1, 2, 3, 16]) : null);
  if (random.chance(0.35)) add(random.pick([4, 5, 6]), random.whole(2, 4));
  return [...spoken.values()];
}

/** Programs and interests of the kinds of position that the degree leads to. */
function knowledgeOf(idTitulacion: number, random: Random): Pick<Cv, 'programasInformaticos' | 'intereses'> {
  const own = families.filter(({ requeridas }) => requeridas.includes(idTitulacion));
  const programs = new Set([
    101,
    102,
    ...own.flatMap(({ programas }) => programas.filter(() => random.chance(0.75))),
  ]);
  const interests = new Set(own.flatMap(({ intereses }) => intereses.filter(() => random.chance(0.6))));
  return { programasInformaticos: [...programs], intereses: [...interests].slice(0, 6) };
}

const shortJobs = [
  'Monitor/a de tiempo libre',
  'Dependiente/a los fines de semana',
  'Profesor/a particular',
  'Camarero/a en verano',
];
const shops = ['Librería Mascarón', 'Casal de Joves La Nau', 'Academia Triángulo', 'Cafetería La Boya'];

function experiencesOf(
  idTitulacion: number,
  finished: boolean,
  place: number,
  calendar: Calendar,
  random: Random,
): Experience[] {
  const family = families.find(({ requeridas }) => requeridas.includes(idTitulacion));
  const early: Experience = {
    puesto: around(shortJobs, place),
    empresa: around(shops, place),
    idTipoContrato: 8,
    subtipoContrato: place % 2 === 0 ? 'Por horas' : null,
    fechaInicio: calendar.day(-random.whole(700, 900)),
    fechaFin: calendar.day(-random.whole(400, 600)),
    descripcion: null,
  };
  const later: Experience = {
    puesto: family ? `Ayudante de ${family.departamento.toLowerCase()}` : 'Becario/a de investigación',
    empresa: around(['Grupo Ansares', 'Talleres Roble', 'Instituto Pineda', 'Sala Nervión'], place),
    idAreaFuncional: family?.idAreaFuncional ?? null,
    idTipoContrato: place % 2 === 0 ? 1 : 4,
    fechaInicio: calendar.day(-random.whole(900, 1100)),
    fechaFin: place % 2 === 0 ? null : calendar.day(-random.whole(60, 120)),
    descripcion: 'Apoyo al equipo en las tareas diarias, informes semanales y atención a clientes.',
  };
  if (finished) return [later, ...(place % 4 === 1 ? [early] : [])];
  return place % 3 === 0 ? [] : [early];
}
