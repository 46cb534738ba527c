import type { EducationStage } from '@portal/contract/education-requests';
import type { IncorporationDraft } from '@portal/contract/incorporation-forms';
import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/education-requests.ts';
import { en } from '../../texts/en/education-requests.ts';
import { es } from '../../texts/es/education-requests.ts';
import { fill } from '../../texts/fill.ts';

export const educationTexts = { es, ca, en };

interface Agreed {
  readonly fechaInicio: string;
  readonly fechaFin: string;
  readonly nivel: EducationStage;
  readonly especialidad: string;
  readonly grupo: string | null;
  readonly nombreTutorEmpresa: string | null;
  readonly ApellidosTutorEmpresa: string | null;
  readonly emailTutorEmpresa: string | null;
  readonly telefonoTutorEmpresa: string | null;
}

/** The longest title of an offer. */
const longest = 150;

/** How the internship in a school is called. */
export function titleOf(centro: string, language: Language): string {
  const title = fill(educationTexts[language].title, { centro }, language);
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;
}

/** What student and school agreed on, as the incorporation form begins. */
export function draftOf(request: Agreed, language: Language): IncorporationDraft {
  const { fechaInicio, fechaFin, nivel, especialidad, grupo } = request;
  const texts = educationTexts[language];
  const activity = grupo === null ? texts.activity : texts.activityInGroup;
  return {
    horario: { fechaInicio, fechaFin },
    tutor: {
      nombre: request.nombreTutorEmpresa ?? '',
      apellidos: request.ApellidosTutorEmpresa ?? '',
      email: request.emailTutorEmpresa ?? '',
      telefono: request.telefonoTutorEmpresa,
    },
    actividad: {
      descripcionActividad: fill(activity, { nivel: texts.stages[nivel], especialidad, grupo }, language),
    },
  };
}
