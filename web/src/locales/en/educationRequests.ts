import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/educationRequests.ts';

export const texts: Texts<typeof es> = {
  states: {
    abierta: 'Waiting for the school',
    aceptada: 'Accepted',
    rechazada: 'Turned down',
    tramitada: 'Internship under way',
    retirada: 'Withdrawn',
  },
  stages: {
    infantil: 'Early childhood',
    primaria: 'Primary',
    secundaria: 'Secondary',
    bachillerato: 'Upper secondary',
    formacionProfesional: 'Vocational training',
    especial: 'Special education',
    adultos: 'Adults',
  },
  facts: {
    dates: 'Dates',
    period: '{{from}} – {{to}}',
    stage: 'Level',
    speciality: 'Speciality',
    remarks: 'Remarks',
    degree: 'Degree',
    group: 'Group',
    places: 'Places in the group',
    tutor: 'School tutor',
    email: 'E-mail',
    phone: 'Telephone',
    reason: 'Reason',
    asked: 'Sent',
  },
  history: {
    title: 'History',
    events: {
      solicitada: 'Request sent',
      editada: 'School’s details saved',
      aceptada: 'Accepted by the school',
      rechazada: 'Turned down by the school',
      tramitada: 'Internship created',
      retiradaAlumno: 'Withdrawn by the student',
      retiradaGestion: 'Withdrawn by the university',
    },
  },
  certificate: {
    entregado: 'Waiting for review',
    aceptado: 'Accepted',
    devuelto: 'Returned',
  },
  unknown: 'We can’t find this request',
  unknownText: 'The link may be incomplete.',
};
