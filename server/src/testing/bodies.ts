import { randomUUID } from 'node:crypto';
import type { Api, ApiName } from '@portal/contract/api';
import { accountStatesBodies } from '../features/account-states/account-states.fixtures.ts';
import { accountsBodies } from '../features/accounts/accounts.fixtures.ts';
import { newSecret } from '../features/accounts/links.ts';
import { applicationsBodies } from '../features/applications/applications.fixtures.ts';
import { communicationsBodies } from '../features/communications/communications.fixtures.ts';
import { companyOffersBodies } from '../features/company-offers/company-offers.fixtures.ts';
import { companyPageBodies } from '../features/company-page/company-page.fixtures.ts';
import { cvBodies } from '../features/cv/cv.fixtures.ts';
import { documentRequestsBodies } from '../features/document-requests/document-requests.fixtures.ts';
import { experienceBodies } from '../features/experience/experience.fixtures.ts';
import { notificationsBodies } from '../features/notifications/notifications.fixtures.ts';
import { offerFormBodies } from '../features/offer-form/offer-form.fixtures.ts';
import { savedSearchesBodies } from '../features/saved-searches/saved-searches.fixtures.ts';
import { secondFactorBodies } from '../features/second-factor/second-factor.fixtures.ts';
import { sessionBodies } from '../features/session/session.fixtures.ts';
import { studentImportsBodies } from '../features/student-imports/student-imports.fixtures.ts';
import { studentsBodies } from '../features/students/students.fixtures.ts';
import { studiesBodies } from '../features/studies/studies.fixtures.ts';
import { studyRequestsBodies } from '../features/study-requests/study-requests.fixtures.ts';
import { surveysBodies } from '../features/surveys/surveys.fixtures.ts';
import { validationsBodies } from '../features/validations/validations.fixtures.ts';
import { newCandidate } from './applications.ts';
import type { BodiesOf, Callers } from './callers.ts';
import { errorReport } from './error-report.ts';
import { newDni } from './fixtures.ts';

/** A body for every call of the contract: a call without one does not compile. */
export type Bodies = BodiesOf<Pick<Api, ApiName>>;

export const validBodies = (callers: Callers): Bodies => ({
  ...sessionBodies(callers),
  ...savedSearchesBodies(callers),
  ...secondFactorBodies(callers),
  ...companyOffersBodies(callers),
  ...offerFormBodies(callers),
  ...applicationsBodies(callers),
  ...cvBodies(callers),
  ...experienceBodies(callers),
  ...documentRequestsBodies(callers),
  ...studiesBodies(callers),
  ...studyRequestsBodies(callers),
  ...studentsBodies(callers),
  ...studentImportsBodies(callers),
  ...validationsBodies(callers),
  ...accountsBodies(callers),
  ...companyPageBodies(),
  ...communicationsBodies(callers),
  ...surveysBodies(callers),
  ...accountStatesBodies(callers),
  ...notificationsBodies(callers),
  moveCandidate: async () => ({
    idCandidatura: (await newCandidate(callers.portal, callers.company.id)).id,
    idEstado: 17,
    idMotivo: 1,
    comentario: 'Gracias por tu interés.',
    idEstadoVisto: 1,
  }),
  finishSignOn: async () => ({ respuesta: `code=${randomUUID()}&state=${randomUUID()}` }),
  registerSignedOn: async () => ({
    codigo: newSecret(),
    nombre: 'Vera',
    apellidos: 'Sanchis Roig',
    dni: newDni(),
    telefono: '612345678',
    idTitulacion: 101,
    idIdioma: 1,
    politica: true,
  }),
  switchMaintenance: async () => ({ activo: false }),
  reportError: async () => ({ ...errorReport, referencia: randomUUID() }),
  editOwnContact: async () => ({
    nombre: 'Amalia',
    apellidos: 'Ferrer Mas',
    puesto: 'Gerencia',
    telefono1: '961234567',
  }),
});
