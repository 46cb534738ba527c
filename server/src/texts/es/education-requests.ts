import type { EducationStage } from '@portal/contract/education-requests';

/** What the portal writes of an internship in a school. */
export interface EducationRequestsTexts {
  readonly title: string;
  readonly activity: string;
  readonly activityInGroup: string;
  /** Why a student's other request is taken back. */
  readonly placedElsewhere: string;
  /** The name of the certificate about minors. */
  readonly certificate: string;
  readonly stages: Readonly<Record<EducationStage, string>>;
}

export const es: EducationRequestsTexts = {
  title: 'Prácticas en {{centro}}',
  activity: 'Prácticas docentes. Nivel: {{nivel}}. Especialidad: {{especialidad}}.',
  activityInGroup:
    'Prácticas docentes en el grupo {{grupo}}. Nivel: {{nivel}}. Especialidad: {{especialidad}}.',
  placedElsewhere: 'La persona hará las prácticas en otro centro en esas fechas.',
  certificate: 'el certificado de delitos sexuales, aceptado y vigente',
  stages: {
    infantil: 'Educación Infantil',
    primaria: 'Educación Primaria',
    secundaria: 'Educación Secundaria',
    bachillerato: 'Bachillerato',
    formacionProfesional: 'Formación Profesional',
    especial: 'Educación Especial',
    adultos: 'Educación de personas adultas',
  },
};
