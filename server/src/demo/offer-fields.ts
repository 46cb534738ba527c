import type { Brand } from '@portal/contract/brand';
import { type OfferFieldName, offerFieldNames } from '@portal/contract/offer-fields';
import type { OfferContent } from '@portal/contract/offers';

/** The parts of an offer behind each field that a brand may hide or require. */
export const partsOf: Record<OfferFieldName, readonly (keyof OfferContent)[]> = {
  plazas: ['plazas'],
  experiencia: ['experiencia'],
  experienciaDeseable: ['experienciaDeseable'],
  horario: ['horario'],
  fechaInicio: ['fechaInicio'],
  fechaFin: ['fechaFin'],
  fechaCaducidad: ['fechaCaducidad'],
  idTipoContrato: ['idTipoContrato'],
  salario: ['salario'],
  salarioMaximo: ['salarioMaximo'],
  creditosSuperados: ['creditosSuperados'],
  otrasRemuneraciones: ['otrasRemuneraciones'],
  idPais: ['idPais'],
  idProvincia: ['idProvincia', 'provincia'],
  idLocalidad: ['idLocalidad', 'localidad'],
  idSector: ['idSector'],
  idCategoria: ['idCategoria'],
  idAreaFuncional: ['idAreaFuncional'],
  idSede: ['idSede'],
  ayudaEstudio: ['ayudaEstudio'],
  tareasAdesarrollar: ['tareasAdesarrollar'],
  tutoresDisponibles: ['tutoresDisponibles'],
  idPrograma: ['programa'],
  urlInscripcionExterna: ['urlInscripcionExterna'],
  idiomas: ['idiomas'],
  titulaciones: ['listado_titulaciones'],
  requisitos: ['requisitosObligatorios', 'requisitosDeseables'],
  documentosRequeridos: ['documentosRequeridos'],
  etiquetas: ['etiquetas'],
  motivosExclusion: ['motivosExclusion'],
  anioPromocionMaximo: ['anioPromocionMaximo'],
  cursoMinimo: ['cursoMinimo'],
  soloUltimoCurso: ['soloUltimoCurso'],
  perfilNoUniversitario: ['perfilNoUniversitario'],
  trabajoFinEstudios: ['trabajoFinEstudios', 'tituloTrabajoFinEstudios', 'nombreTutorUni'],
  idModalidad: ['idModalidad'],
  numeroDiasSemana: ['numeroDiasSemana'],
  horasDia: ['horasAldia'],
  horasSemana: ['horasSemana'],
  remuneracionBrutaHora: ['remuneracionBrutaHora'],
  remuneracionBrutaAnual: ['remuneracionBrutaAnual'],
  otrosBeneficios: ['otrosBeneficios'],
  meses: ['meses'],
  tiempoDedicacionJornada: ['tiempoDedicacionJornada'],
  departamento: ['departamento'],
  solicitante: ['solicitante'],
  centroPracticas: ['centroPracticas'],
  numeroPedido: ['numeroPedido'],
  observaciones: ['observaciones'],
  urlComplementaria: ['urlComplementaria'],
  ficheroComplementario: [],
  ocultarDatosEmpresa: ['ocultarDatosEmpresa'],
  candidatoPreferido: ['candidatoPreferido'],
  tutorEmpresa: [
    'nombreTutorEmpresa',
    'ApellidosTutorEmpresa',
    'emailTutorEmpresa',
    'telefonoTutorEmpresa',
    'puestoTutorEmpresa',
    'titulacionTutorEmpresa',
    'departamentoTutorEmpresa',
    'dniTutorEmpresa',
  ],
  firmante: [
    'nombre_firmante',
    'apellidos_firmante',
    'email_firmante',
    'dni_firmante',
    'cargo_firmante',
    'telefono_firmante',
  ],
};

/** The same without what the brand does not show in the form of that type. */
export function shownBy(brand: Brand, content: Partial<OfferContent> & Pick<OfferContent, 'tipo'>): object {
  const settings = brand.camposOferta[content.tipo];
  const hidden = new Set<string>(
    offerFieldNames.flatMap((name) => (settings[name]?.visible === false ? partsOf[name] : [])),
  );
  return Object.fromEntries(Object.entries(content).filter(([part]) => !hidden.has(part)));
}
