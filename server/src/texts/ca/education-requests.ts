import type { EducationRequestsTexts } from '../es/education-requests.ts';

export const ca: EducationRequestsTexts = {
  title: 'Pràctiques a {{centro}}',
  activity: 'Pràctiques docents. Nivell: {{nivel}}. Especialitat: {{especialidad}}.',
  activityInGroup: 'Pràctiques docents al grup {{grupo}}. Nivell: {{nivel}}. Especialitat: {{especialidad}}.',
  placedElsewhere: 'La persona farà les pràctiques en un altre centre en aquestes dates.',
  certificate: 'el certificat de delictes sexuals, acceptat i vigent',
  stages: {
    infantil: 'Educació Infantil',
    primaria: 'Educació Primària',
    secundaria: 'Educació Secundària',
    bachillerato: 'Batxillerat',
    formacionProfesional: 'Formació Professional',
    especial: 'Educació Especial',
    adultos: 'Educació de persones adultes',
  },
};
