import type { EducationRequestsTexts } from '../es/education-requests.ts';

export const en: EducationRequestsTexts = {
  title: 'Internship at {{centro}}',
  activity: 'Teaching practice. Level: {{nivel}}. Speciality: {{especialidad}}.',
  activityInGroup: 'Teaching practice in group {{grupo}}. Level: {{nivel}}. Speciality: {{especialidad}}.',
  placedElsewhere: 'This person will do the internship at another school on those dates.',
  certificate: 'the sexual offences certificate, accepted and in date',
  stages: {
    infantil: 'Early childhood education',
    primaria: 'Primary education',
    secundaria: 'Secondary education',
    bachillerato: 'Upper secondary education',
    formacionProfesional: 'Vocational training',
    especial: 'Special education',
    adultos: 'Adult education',
  },
};
