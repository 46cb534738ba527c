import type { OfferContent, Requirements } from '@portal/contract/offers';
import type { PlannedOffer } from './offer-plan.ts';
import { commonTexts } from './offer-texts.ts';
import { around, type Random } from './random.ts';

type Asked = Partial<OfferContent>;
type Wanted = Partial<Requirements>;

interface Rules {
  readonly obligatorios?: Wanted;
  readonly deseables?: Wanted;
  readonly oferta?: Asked;
}

/** Countries of the Union and Spain, whose nationals some public funds are for. */
const unionIds = [1, 250, 276, 380, 620, 642];

/** What some offers ask of a person besides the degree, each in turn: no rule is left without an offer. */
const internshipRules: readonly Rules[] = [
  {},
  { oferta: { creditosSuperados: 120 } },
  { deseables: { competencias: [3, 8] } },
  { oferta: { cursoMinimo: 3 } },
  { obligatorios: { disponibilidadTraslado: true } },
  { oferta: { soloUltimoCurso: true, trabajoFinEstudios: true } },
  { deseables: { carnesConducir: [5], cochePropio: true } },
  { oferta: { creditosSuperados: 60, cursoMinimo: 2 } },
  {},
  { deseables: { trabajandoActualmente: false } },
  { obligatorios: { paisesNacionalidad: unionIds } },
  { obligatorios: { trabajandoActualmente: false } },
  { deseables: { disponibilidadExtranjero: true, competencias: [1] } },
  { obligatorios: { paisesResidencia: [1] }, deseables: { disponibilidadTraslado: true } },
  { obligatorios: { competencias: [3] } },
  {},
  { oferta: { creditosSuperados: 150 }, deseables: { edadMaxima: 30 } },
];

const jobRules: readonly Rules[] = [
  {},
  { oferta: { experiencia: 1 } },
  { obligatorios: { carnesConducir: [5] } },
  { oferta: { experiencia: 2 }, deseables: { disponibilidadTraslado: true } },
  { obligatorios: { disponibilidadExtranjero: true } },
  {},
  { oferta: { perfilNoUniversitario: true } },
  { obligatorios: { carnesConducir: [5], cochePropio: true } },
  { deseables: { competencias: [2, 10], trabajandoActualmente: true } },
  { obligatorios: { edadMaxima: 29 } },
  { oferta: { experiencia: 3 } },
  {},
  { obligatorios: { trabajandoActualmente: true }, oferta: { experiencia: 4 } },
];

const empty: Requirements = {
  intereses: [],
  competencias: [],
  paisesNacionalidad: [],
  paisesResidencia: [],
  provinciasResidencia: [],
  programasInformaticos: [],
  carnesConducir: [],
  cochePropio: false,
  disponibilidadExtranjero: false,
  disponibilidadTraslado: false,
  trabajandoActualmente: null,
  edadMaxima: null,
};

/** Everything that an offer asks of its candidates. */
export function requirementsOf(
  offer: PlannedOffer,
  place: number,
  idProvincia: number | null,
  year: number,
  random: Random,
): Asked {
  const { family, idioma, tipo } = offer;
  const rules = rulesOf(offer, place);
  const programas = random.some(family.programas, random.whole(1, 2));
  const mustKnow = place % 4 === 0 && offer.companyIndex !== 0;
  const degrees = degreesOf(offer, place);
  const documentosRequeridos = documentsOf(offer, place);
  return {
    listado_titulaciones: rules.oferta?.perfilNoUniversitario ? [] : degrees,
    idiomas: languagesOf(offer, place),
    requisitosObligatorios: {
      ...empty,
      ...rules.obligatorios,
      programasInformaticos: mustKnow ? programas.slice(0, 1) : [],
      provinciasResidencia: place % 37 === 5 && idProvincia ? [idProvincia] : [],
      intereses: place % 41 === 7 ? family.intereses.slice(0, 1) : [],
    },
    requisitosDeseables: {
      ...empty,
      ...rules.deseables,
      programasInformaticos: mustKnow ? programas.slice(1) : programas,
      intereses: place % 3 === 0 ? family.intereses.slice(0, 2) : [],
      provinciasResidencia: place % 23 === 4 && idProvincia ? [idProvincia] : [],
    },
    documentosRequeridos,
    ...(tipo === 'empleo' && place % 17 === 3 && { anioPromocionMaximo: year }),
    ...(tipo === 'empleo' &&
      place % 5 === 1 && { experienciaDeseable: commonTexts[idioma].experienciaDeseable }),
    ...(documentosRequeridos.length > 0 &&
      place % 2 === 0 && { motivosExclusion: commonTexts[idioma].exclusion }),
    ...rules.oferta,
  };
}

/** Jobs that vocational training is enough for. */
const open: ReadonlySet<string> = new Set([
  'administracion',
  'atencion',
  'ventas',
  'hotel',
  'logistica',
  'infantil',
]);

/** The first company asks for little, so that it has many candidates to look at. */
function rulesOf({ companyIndex, family, tipo }: PlannedOffer, place: number): Rules {
  if (companyIndex === 0 && place % 4 !== 1) return {};
  const rules = tipo === 'practicas' ? around(internshipRules, place) : around(jobRules, place);
  return rules.oferta?.perfilNoUniversitario && !open.has(family.clave) ? {} : rules;
}

/** Bachelor's and vocational degrees are asked of interns; every one that fits, of graduates. */
function degreesOf(
  { companyIndex, family, tipo }: PlannedOffer,
  place: number,
): OfferContent['listado_titulaciones'] {
  if (companyIndex === 0) {
    const all = [...family.requeridas, ...family.deseables];
    return all.map((idTitulacion) => ({ idTitulacion, caracter: 'requerida' }));
  }
  const required = place % 6 === 1 ? family.requeridas.slice(0, 1) : family.requeridas;
  const others = family.deseables.slice(0, place % 3);
  const proposed = tipo === 'practicas' && place % 5 === 2 ? family.deseables.slice(2, 3) : [];
  return [
    ...required.map((idTitulacion) => ({ idTitulacion, caracter: 'requerida' as const })),
    ...others.map((idTitulacion) => ({ idTitulacion, caracter: 'deseable' as const })),
    ...proposed.map((idTitulacion) => ({ idTitulacion, caracter: 'propuesta' as const })),
  ];
}

const international: ReadonlySet<string> = new Set(['comercio', 'hotel', 'turismo', 'atencion']);

function languagesOf({ family, idioma }: PlannedOffer, place: number): OfferContent['idiomas'] {
  const asked = (
    idIdioma: number,
    idNivelIdioma: number,
    obligatorio: boolean,
    idCertificadoIdioma: number | null = null,
  ) => ({
    idIdioma,
    idNivelIdioma,
    idCertificadoIdioma,
    obligatorio,
  });
  return [
    ...(idioma === 'en' ? [asked(3, 5, true, place % 8 === 0 ? 1 : null)] : []),
    ...(idioma === 'ca' && place % 3 === 0
      ? [asked(2, 5, place % 2 === 0, place % 9 === 0 ? 11 : null)]
      : []),
    ...(idioma !== 'en' && (international.has(family.clave) || place % 4 === 1)
      ? [asked(3, international.has(family.clave) ? 4 : 3, place % 3 !== 1)]
      : []),
    ...(international.has(family.clave) && place % 2 === 0 ? [asked(place % 4 === 0 ? 5 : 4, 3, false)] : []),
  ];
}

const documentNames: Readonly<Record<number, string>> = {
  2: 'Expediente académico',
  3: 'Carta de presentación',
  7: 'Certificado de idiomas',
  8: 'Portfolio',
  9: 'Certificado negativo de delitos de naturaleza sexual',
};

function documentsOf({ family, tipo }: PlannedOffer, place: number): OfferContent['documentosRequeridos'] {
  const always = (family.documentos ?? []).filter(
    (idTipoDocumento) => idTipoDocumento === 9 || place % 2 === 0,
  );
  const sometimes = tipo === 'practicas' && place % 9 === 2 ? [2] : place % 19 === 6 ? [3] : [];
  const kinds = [...new Set([...always, ...sometimes])];
  return [
    ...kinds.map((idTipoDocumento) => ({
      idTipoDocumento,
      nombre: documentNames[idTipoDocumento] ?? 'Documento',
    })),
    ...(place % 53 === 11
      ? [{ idTipoDocumento: null, nombre: 'Respuesta al caso práctico (una página)' }]
      : []),
  ];
}
