import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/educationRequests.ts';

export const texts: Texts<typeof es> = {
  states: {
    abierta: 'Pendent del centre',
    aceptada: 'Acceptada',
    rechazada: 'Rebutjada',
    tramitada: 'Pràctiques en marxa',
    retirada: 'Retirada',
  },
  stages: {
    infantil: 'Educació Infantil',
    primaria: 'Educació Primària',
    secundaria: 'Educació Secundària',
    bachillerato: 'Batxillerat',
    formacionProfesional: 'Formació Professional',
    especial: 'Educació Especial',
    adultos: 'Persones adultes',
  },
  facts: {
    dates: 'Dates',
    period: '{{from}} – {{to}}',
    stage: 'Nivell',
    speciality: 'Especialitat',
    remarks: 'Observacions',
    degree: 'Titulació',
    group: 'Grup',
    places: 'Places al grup',
    tutor: 'Tutor del centre',
    email: 'Correu',
    phone: 'Telèfon',
    reason: 'Motiu',
    asked: 'Sol·licitada',
  },
  history: {
    title: 'Historial',
    events: {
      solicitada: 'Sol·licitud enviada',
      editada: 'Dades del centre desades',
      aceptada: 'Acceptada pel centre',
      rechazada: 'Rebutjada pel centre',
      tramitada: 'Pràctiques creades',
      retiradaAlumno: 'Retirada per l’estudiant',
      retiradaGestion: 'Retirada per la universitat',
    },
  },
  certificate: {
    entregado: 'Pendent de revisió',
    aceptado: 'Acceptat',
    devuelto: 'Retornat',
  },
  unknown: 'No trobem aquesta sol·licitud',
  unknownText: 'Pot ser que l’enllaç estigui incomplet.',
};
