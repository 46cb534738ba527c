import type { Brand } from '@portal/contract/brand';
import { withoutHidden } from '@portal/contract/offer-rules';
import { type OfferContent, offerContent } from '@portal/contract/offers';
import { referenceOf } from '../server/src/features/offers/offers.rules.ts';
import type { Calendar } from './calendar.ts';
import { makeDni, makeMobile } from './identity-numbers.ts';
import { capitalOf, type Locality, localityNamed } from './localities.ts';
import { asAddress, catalanNames, type Names, spanishNames } from './names.ts';
import { type PlannedOffer, planOffers } from './offer-plan.ts';
import { requirementsOf } from './offer-requirements.ts';
import { commonTexts, wordsOf } from './offer-texts.ts';
import { around, at, type Random } from './random.ts';

/** An offer ready to be kept, and what it was planned as. */
export interface DemoOffer {
  readonly plan: PlannedOffer;
  readonly content: OfferContent;
  readonly meta: {
    readonly urlAcceso: string;
    readonly claveEnvio: string;
    readonly estado: PlannedOffer['estado'];
    readonly referencia: string;
    readonly fecha: Date;
    readonly fechaDestacada: Date | null;
    readonly modificada: Date;
    readonly motivoRechazo: string | null;
    readonly versionRevisada: OfferContent | null;
    readonly idIsla: number | null;
  };
}

/** What a manager sends an offer of the type back for. */
const rejections = {
  practicas: [
    'Las tareas no guardan relación con las titulaciones indicadas. Detalle qué aprenderá el estudiante.',
    'El horario coincide con las clases de esas titulaciones. Proponga otro y vuelva a enviarla.',
  ],
  empleo: [
    'El salario indicado está por debajo del convenio aplicable al puesto.',
    'Las tareas no se corresponden con el perfil que se pide. Detalle qué hará la persona contratada.',
  ],
} as const;

/** Provinces where companies have work besides at home, islands among them. */
const elsewhere = [28, 8, 46, 41, 48, 29, 7, 35, 38, 50, 15, 3];

/** The three hundred offers, the oldest first. */
export function makeOffers(calendar: Calendar, brand: Brand, random: Random): DemoOffer[] {
  const open = { count: 0 };
  const numbers = new Map<string, string>();
  return planOffers(random)
    .map((plan, place) => ({ plan, place, days: daysSince(plan, random) }))
    .sort((one, other) => other.days - one.days)
    .map(({ plan, place, days }, index) => {
      const fecha = calendar.moment(-days, random.whole(7, 16), random.whole(0, 59));
      const where = placeOf(plan, place, random);
      const written = contentOf(plan, place, where, calendar, brand, random);
      const content = withOneNumberEach(written, plan.company.slug, numbers);
      const isOpen = plan.estado === 'abierta';
      const isOwn = plan.companyIndex === 0;
      return {
        plan,
        content,
        meta: {
          urlAcceso: random.token(16),
          claveEnvio: random.uuid(),
          estado: plan.estado,
          referencia: referenceOf(index + 1, fecha.toISOString()),
          fecha,
          fechaDestacada: isOpen && open.count++ % 15 === 3 ? calendar.moment(-random.whole(0, 6), 6) : null,
          modificada: fecha,
          motivoRechazo: plan.estado === 'rechazada' ? around(rejections[plan.tipo], place) : null,
          versionRevisada: reviewed(plan, content, place, isOwn),
          idIsla: where?.idIsla ?? null,
        },
      };
    });
}

/** Whom a company names again has the identity number of the first time. */
function withOneNumberEach(content: OfferContent, slug: string, known: Map<string, string>): OfferContent {
  const numberOf = (nombre: string | null, apellidos: string | null, dni: string | null) => {
    if (dni === null) return null;
    const person = [slug, nombre, apellidos].join(' ');
    const number = known.get(person) ?? dni;
    known.set(person, number);
    return number;
  };
  const { nombreTutorEmpresa, ApellidosTutorEmpresa, nombre_firmante, apellidos_firmante } = content;
  return {
    ...content,
    dniTutorEmpresa: numberOf(nombreTutorEmpresa, ApellidosTutorEmpresa, content.dniTutorEmpresa),
    dni_firmante: numberOf(nombre_firmante, apellidos_firmante, content.dni_firmante),
  };
}

/** How many days ago it was sent. */
function daysSince({ estado }: PlannedOffer, random: Random): number {
  if (estado === 'pendiente' || estado === 'borrador') return random.whole(0, 9);
  if (estado === 'rechazada') return random.whole(3, 20);
  if (estado === 'abierta') return random.whole(0, 45);
  return random.whole(60, 120);
}

/** What a manager saw last of an offer that came back: a few things are different now. */
function reviewed(
  plan: PlannedOffer,
  content: OfferContent,
  place: number,
  isOwn: boolean,
): OfferContent | null {
  if (plan.estado === 'rechazada') return content;
  if (plan.estado !== 'pendiente' || (place % 3 !== 0 && !isOwn)) return null;
  return {
    ...content,
    titulo: content.titulo.replace(/\s*\(.*\)$/, ''),
    plazas: (content.plazas ?? 1) + 2,
    ...(content.ayudaEstudio !== null && { ayudaEstudio: content.ayudaEstudio - 100 }),
    ...(content.salario !== null && { salario: content.salario - 1500 }),
    tareasAdesarrollar: content.tareasAdesarrollar?.split('\n').slice(0, -1).join('\n') ?? null,
  };
}

/** The company's town four times out of five; nowhere in Spain for one offer in sixty. */
function placeOf({ company, idioma }: PlannedOffer, place: number, random: Random): Locality | undefined {
  if (idioma === 'en' && place % 12 === 5) return undefined;
  if (idioma === 'es' && place % 5 === 2) return capitalOf(random.pick(elsewhere));
  return localityNamed(company.idProvincia, company.localidad);
}

const abroad = [
  { idPais: 276, provincia: 'Hamburgo', localidad: 'Hamburgo' },
  { idPais: 620, provincia: 'Porto', localidad: 'Porto' },
  { idPais: 250, provincia: 'Occitania', localidad: 'Toulouse' },
];

function contentOf(
  plan: PlannedOffer,
  place: number,
  where: Locality | undefined,
  calendar: Calendar,
  brand: Brand,
  random: Random,
): OfferContent {
  const { company, family, idioma, tipo } = plan;
  const hidden = isHidden(place) && brand.camposOferta[tipo].ocultarDatosEmpresa?.visible !== false;
  const words = wordsOf(plan, place, hidden);
  if (plan.estado === 'borrador')
    return offerContent.parse({ tipo, titulo: words.titulo, descripcion: words.descripcion });
  const common = commonTexts[idioma];
  return withoutHidden(
    offerContent.parse({
      tipo,
      ...words,
      ...expiry(plan, place, calendar, brand, random),
      plazas: random.pick([1, 1, 1, 2, 2, 3, 5]),
      ...(where
        ? {
            idPais: 1,
            idProvincia: where.idProvincia,
            idLocalidad: where.idLocalidad,
            localidad: where.descripcion,
          }
        : around(abroad, place)),
      idSector: company.idSector,
      idAreaFuncional: family.idAreaFuncional,
      idModalidad: around(family.modalidades, place),
      etiquetas: [...family.etiquetas],
      otrasRemuneraciones: random.some([1, 2, 3, 4, 5, 12, 14], place % 3),
      departamento: family.departamento,
      ocultarDatosEmpresa: hidden,
      ...(place % 3 !== 1 && { diasRespuesta: around([7, 10, 5, 15], place) }),
      ...(place % 4 === 0 && { otrosBeneficios: random.pick(common.beneficios) }),
      ...(place % 29 === 3 && { idSede: at(brand.campus, place % brand.campus.length).idSede }),
      ...(place % 31 === 8 && { urlComplementaria: `https://www.${company.slug}.example/personas` }),
      ...requirementsOf(plan, place, where?.idProvincia ?? null, calendar.year(), random),
      ...(tipo === 'practicas'
        ? internshipOf(plan, place, calendar, brand, random)
        : jobOf(plan, place, calendar, random)),
    }),
    brand,
  );
}

/** Whether the company of the offer at this place hides itself, where the institution lets it. */
const isHidden = (place: number): boolean => place % 23 === 9;

function expiry(
  { estado, tipo }: PlannedOffer,
  place: number,
  calendar: Calendar,
  brand: Brand,
  random: Random,
): Partial<OfferContent> {
  if (estado === 'caducada') return { fechaCaducidad: calendar.day(-random.whole(3, 40)) };
  const optional = !brand.camposOferta[tipo].fechaCaducidad?.required;
  if (optional && place % 9 === 4) return { fechaCaducidad: null };
  return { fechaCaducidad: calendar.day(random.whole(8, 70)) };
}

const studies = ['Licenciatura', 'Grado', 'Ingeniería', 'Máster'];
const positions = ['Responsable de equipo', 'Jefatura de departamento', 'Coordinación', 'Dirección técnica'];

function internshipOf(
  { company, estado, family, idioma }: PlannedOffer,
  place: number,
  calendar: Calendar,
  brand: Brand,
  random: Random,
): Partial<OfferContent> {
  const names = idioma === 'ca' ? catalanNames : spanishNames;
  const nombre = random.pick(names.nombres);
  const apellidos = `${random.pick(names.apellidos)} ${random.pick(names.apellidos)}`;
  const hours = Math.min(random.pick([4, 5, 5, 6, 7]), brand.limites.horasDia);
  const from = place % 4 === 3 ? 15 : 9;
  const months = random.whole(3, 8);
  const starts =
    estado === 'abierta' || estado === 'pendiente' ? random.whole(75, 130) : random.whole(-40, 20);
  const [least, most] = family.ayuda;
  return {
    horario: commonTexts[idioma].horario(from, from + hours),
    fechaInicio: calendar.day(starts),
    fechaFin: calendar.day(starts + months * 30),
    meses: months,
    numeroDiasSemana: 5,
    horasAldia: hours,
    horasSemana: Math.min(hours * 5, brand.limites.horasSemana),
    tiempoDedicacionJornada: Math.round((hours / 8) * 100),
    ayudaEstudio: Math.round(random.whole(least, most) / 50) * 50,
    tutoresDisponibles: random.whole(1, 3),
    centroPracticas: company.nombre,
    nombreTutorEmpresa: nombre,
    ApellidosTutorEmpresa: apellidos,
    emailTutorEmpresa: `${asAddress(nombre, apellidos)}@${company.slug}.example`,
    telefonoTutorEmpresa: makeMobile(random),
    puestoTutorEmpresa: random.pick(positions),
    titulacionTutorEmpresa: random.pick(studies),
    departamentoTutorEmpresa: family.departamento,
    dniTutorEmpresa: makeDni(random),
    ...(place % 3 === 0 && {
      ...signatoryOf(names, place, company.slug),
      dni_firmante: makeDni(random),
      telefono_firmante: makeMobile(random),
    }),
    ...(place % 16 === 7 && { numeroPedido: `PED-${calendar.year()}-${1000 + place}` }),
  };
}

const signingPositions = ['Gerencia', 'Dirección general', 'Dirección de personas'];

/** The signatory is not the tutor: each has a name and an identity number of their own. */
function signatoryOf({ nombres, apellidos }: Names, place: number, slug: string) {
  const nombre = around(nombres, place * 7 + 3);
  const surname = around(apellidos, place * 5 + 1);
  return {
    nombre_firmante: nombre,
    apellidos_firmante: `${surname} ${around(apellidos, place * 11 + 4)}`,
    email_firmante: `${asAddress(nombre, surname)}@${slug}.example`,
    cargo_firmante: around(signingPositions, place),
  };
}

function jobOf(
  { company, family, idioma }: PlannedOffer,
  place: number,
  calendar: Calendar,
  random: Random,
): Partial<OfferContent> {
  const [least, most] = family.sueldo;
  const salario = Math.round(random.whole(least, (least + most) / 2) / 500) * 500;
  const seasonal = family.clave === 'hotel' || family.clave === 'agroalimentaria';
  return {
    horario: around(commonTexts[idioma].jornada, place),
    fechaInicio: place % 3 === 0 ? calendar.day(random.whole(75, 110)) : null,
    salario,
    salarioMaximo: Math.max(salario + 2000, Math.round(random.whole((least + most) / 2, most) / 500) * 500),
    horasSemana: 40,
    numeroDiasSemana: 5,
    // A contract for the young is a training contract (the rule with an age limit is every thirteenth).
    idTipoContrato:
      place % 13 === 9 ? 4 : seasonal && place % 2 === 0 ? 6 : around([1, 1, 1, 2, 4, 1, 3], place),
    // The address of its own page would name a company that hides itself.
    ...(place % 21 === 6 &&
      !isHidden(place) && {
        urlInscripcionExterna: `https://www.${company.slug}.example/empleo/${100 + place}`,
      }),
  };
}
