/**
 * The two types of offer and the fields that an institution may hide or require (specification 2, §3
 * «Full offer»). The fields that an offer cannot be without are not here.
 */

/** On the wire and in addresses. */
export const offerTypes = ['practicas', 'empleo'] as const;
export type OfferType = (typeof offerTypes)[number];

/** `idPerfil` of an offer's type (specification 1, §9). */
export const profileIds: Record<OfferType, 1 | 2> = { empleo: 1, practicas: 2 };

export const offerFieldNames = [
  'plazas',
  'experiencia',
  'experienciaDeseable',
  'horario',
  'fechaInicio',
  'fechaFin',
  'fechaCaducidad',
  'idTipoContrato',
  'salario',
  'salarioMaximo',
  'creditosSuperados',
  'otrasRemuneraciones',
  'idPais',
  'idProvincia',
  'idLocalidad',
  'idSector',
  'idCategoria',
  'idAreaFuncional',
  'idSede',
  'ayudaEstudio',
  'tareasAdesarrollar',
  'tutoresDisponibles',
  'idPrograma',
  'urlInscripcionExterna',
  'idiomas',
  'titulaciones',
  'requisitos',
  'documentosRequeridos',
  'etiquetas',
  'motivosExclusion',
  'anioPromocionMaximo',
  'cursoMinimo',
  'soloUltimoCurso',
  'perfilNoUniversitario',
  'trabajoFinEstudios',
  'idModalidad',
  'numeroDiasSemana',
  'horasDia',
  'horasSemana',
  'remuneracionBrutaHora',
  'remuneracionBrutaAnual',
  'otrosBeneficios',
  'meses',
  'tiempoDedicacionJornada',
  'departamento',
  'solicitante',
  'centroPracticas',
  'numeroPedido',
  'observaciones',
  'urlComplementaria',
  'ficheroComplementario',
  'diasRespuesta',
  'ocultarDatosEmpresa',
  'candidatoPreferido',
  'tutorEmpresa',
  'firmante',
] as const;
export type OfferFieldName = (typeof offerFieldNames)[number];
