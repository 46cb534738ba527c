import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../envelope.ts';
import { longText, money, shortText, url, wholeBetween } from '../fields.ts';
import { ids, part, version } from './part.ts';

export const editPresentation = endpoint({
  ...part,
  path: '/api/Alumno/editPresentacion',
  summary: 'Writes the text that the CV begins with.',
  body: z.object({ texto: longText(3000).nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editPortfolioLink = endpoint({
  ...part,
  path: '/api/Alumno/editEnlacePortfolio',
  summary: 'Sets the address of a portfolio or of a page of one’s own.',
  body: z.object({ enlace: url.nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editInternshipPreference = endpoint({
  ...part,
  path: '/api/Alumno/editDatosPreferenciaPracticas',
  summary: 'Sets the time of the year in which the student would rather do an internship.',
  body: z.object({ idPeriodoPreferencia: id.nullable(), version }),
  refusals: ['cannotChangeState'],
});

export const editSectors = endpoint({
  ...part,
  path: '/api/Alumno/editSectoresInteres',
  summary: 'Sets the sectors in which the student would like to work.',
  body: z.object({ sectoresInteres: ids, version }),
  refusals: ['cannotChangeState'],
});

export const editProfessionalProfile = endpoint({
  ...part,
  path: '/api/Alumno/editProfesionales',
  summary: 'Sets the headline of the CV, the functional areas of interest and the years of experience.',
  body: z.object({
    titular: shortText.nullable(),
    areasFuncionales: ids,
    aniosExperiencia: wholeBetween(0, 60).nullable(),
    version,
  }),
  refusals: ['cannotChangeState'],
});

export const editInterestData = endpoint({
  ...part,
  path: '/api/Alumno/editInteres',
  summary: 'Changes licences, availability and interests.',
  body: z.object({
    carnesConducir: ids,
    cochePropio: z.boolean(),
    disponibilidadExtranjero: z.boolean(),
    disponibilidadTraslado: z.boolean(),
    trabajandoActualmente: z.boolean(),
    intereses: ids,
    // What is not sent stays as it is.
    motoPropia: z.boolean().optional(),
    disponibilidadViajar: z.boolean().optional(),
    idJornada: id.nullable().optional(),
    retribucionMinimaPracticas: money.nullable().optional(),
    retribucionMinimaEmpleo: money.nullable().optional(),
    erasmus: z.boolean().optional(),
    version,
  }),
  refusals: ['cannotChangeState'],
});

export const editSoftware = endpoint({
  ...part,
  path: '/api/Alumno/editConocimientosInformaticos',
  summary: 'Changes the programs that the student can use.',
  body: z.object({ programasInformaticos: ids, version }),
  refusals: ['cannotChangeState'],
});

export const editCompetencies = endpoint({
  ...part,
  path: '/api/Alumno/editCompetencias',
  summary: 'Changes the competencies that the student claims.',
  body: z.object({ competencias: ids, version }),
  refusals: ['cannotChangeState'],
});

export const profileCalls = {
  editPresentation,
  editPortfolioLink,
  editInternshipPreference,
  editSectors,
  editProfessionalProfile,
  editInterestData,
  editSoftware,
  editCompetencies,
};
