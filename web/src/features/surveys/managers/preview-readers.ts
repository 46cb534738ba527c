import type { PortalSurveyValues } from './values.ts';

/** Each kind of reader that a survey may have. */
export const previewReaders = ['alumno', 'empresa', 'tutorEmpresa', 'tutorAcademico', 'anonima'] as const;
export type PreviewReader = (typeof previewReaders)[number];

type Asked = Pick<
  PortalSurveyValues,
  'paraAlumnos' | 'paraEmpresa' | 'momento' | 'partes' | 'sacaOpcionAnonima' | 'conLogin'
>;

/** Who will read a survey as it is written: of a placement the parties that are asked, else who it is for. */
export function readersOf(asked: Asked): PreviewReader[] {
  const { paraAlumnos, paraEmpresa, momento, partes, sacaOpcionAnonima, conLogin } = asked;
  const isRead: Readonly<Record<PreviewReader, boolean>> =
    momento === null
      ? {
          alumno: conLogin && paraAlumnos,
          empresa: conLogin && paraEmpresa,
          tutorEmpresa: false,
          tutorAcademico: false,
          anonima: sacaOpcionAnonima,
        }
      : {
          alumno: conLogin && partes.includes('alumno'),
          empresa: false,
          tutorEmpresa: partes.includes('tutorEmpresa'),
          tutorAcademico: partes.includes('tutorAcademico'),
          anonima: sacaOpcionAnonima,
        };
  return previewReaders.filter((reader) => isRead[reader]);
}
