import { type Api, type ApiName, api } from '@portal/contract/areas';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addMade } from './features/agreements/agreements.fixtures.ts';
import { insertExport } from './features/candidate-exports/candidate-exports.queries.ts';
import { insertZip } from './features/company-documents/company-documents.queries.ts';
import { insertCvPdf } from './features/cv-pdf/cv-pdf.queries.ts';
import { addRequest } from './features/education-requests/education-requests.fixtures.ts';
import { addEvent } from './features/events/events.fixtures.ts';
import { addForm } from './features/incorporation-forms/incorporation-forms.fixtures.ts';
import { insertRecord } from './features/own-record/own-record.queries.ts';
import { addPlacement } from './features/placements/placements.fixtures.ts';
import {
  addAdhesion,
  addProgramme,
  addDocument as addProgrammeDocument,
} from './features/programmes/programmes.fixtures.ts';
import { addProposal } from './features/proposals/proposals.fixtures.ts';
import { notifyWithoutMail } from './notify/notify.ts';
import { applyWith, newCandidate, newCompany, newStudent, told } from './testing/applications.ts';
import { type Bodies, validBodies } from './testing/bodies.ts';
import { addManager, addOffer } from './testing/fixtures.ts';
import { openPortal, type TestPortal } from './testing/portal.ts';

/** What one student or company may do to what is theirs, another may not do to it, by any call. */

type User = 'Alumno' | 'Empresa';

let portal: TestPortal;
let owner: Record<User, string>;
let stranger: Record<User, string>;
let ownerIds: Record<User, number>;
let companyId: number;
let bodies: Bodies;

beforeAll(async () => {
  portal = await openPortal();
  const [student, company] = [await newStudent(portal), await newCompany(portal)];
  owner = { Alumno: student.token, Empresa: company.token };
  stranger = { Alumno: (await newStudent(portal)).token, Empresa: (await newCompany(portal)).token };
  ownerIds = { Alumno: student.id, Empresa: company.contactId };
  companyId = company.id;
  for (const accountId of Object.values(ownerIds))
    await notifyWithoutMail(portal.database, {
      accountId,
      companyId: accountId === student.id ? null : companyId,
      tipo: 'passwordChanged',
      datos: {},
      urlAcceso: null,
    });
  bodies = validBodies({ portal, student, company, manager: await addManager(portal) });
});
afterAll(() => portal.close());

/** The calls of students and companies whose address names something: one that is new does not compile without. */
type WithParams = {
  [N in ApiName]: Api[N]['access'] extends 'public' | readonly ['Gestor']
    ? never
    : Api[N]['params'] extends undefined
      ? never
      : N;
}[ApiName];

const urlOferta = async (estado: 'abierta' | 'pendiente' = 'abierta') =>
  (await addOffer(portal, companyId, { estado })).urlAcceso;

const proposal = async () => {
  const sides = { propone: 'Alumno', studentId: ownerIds.Alumno, companyId } as const;
  return (await addProposal(portal, sides)).idPropuesta;
};

const programme = async () => ({ id: (await addProgramme(portal)).id });
/** Of a programme that takes in the owner of everything here. */
const programmeDocument = async () => {
  const { id } = await addProgramme(portal);
  await addAdhesion(portal, id, { accountId: ownerIds.Alumno });
  await addAdhesion(portal, id, { companyId });
  return { id: await addProgrammeDocument(portal, id) };
};

type ParamsOf<E> = E extends Endpoint ? (Call<E> extends { params: infer Params } ? Params : never) : never;

/** The address of something of the owner's, for each call that has one. */
const paramsOf: { [N in WithParams]: () => Promise<ParamsOf<Api[N]>> } = {
  listOffers: async () => ({ tipo: 'practicas' }),
  countOffers: async () => ({ tipo: 'practicas' }),
  suggestSearch: async () => ({ tipo: 'practicas' }),
  getOffer: async () => ({ id: await urlOferta() }),
  similarOffers: async () => ({ id: await urlOferta() }),
  creditsNotice: async () => ({ id: await urlOferta() }),
  getExternal: async () => ({ id: (await bodies.answerExternal()).urlOferta }),
  getOwnApplication: async () => {
    const id = await urlOferta();
    await applyWith(portal, owner.Alumno, id);
    return { id };
  },
  getOwnOffer: async () => ({ id: await urlOferta() }),
  getOwnOfferAsStudent: async () => ({ id: await urlOferta() }),
  previewClosing: async () => ({ id: await urlOferta() }),
  getEditableOffer: async () => ({ id: await urlOferta('pendiente') }),
  listCandidates: async () => ({ id: await urlOferta() }),
  getCandidateBoard: async () => ({ id: await urlOferta() }),
  getCandidate: async () => ({ id: (await newCandidate(portal, companyId)).id }),
  listNotes: async () => ({ id: (await newCandidate(portal, companyId)).id }),
  listOwnOfferHistory: async () => ({ id: await urlOferta() }),
  exportCv: async () => ({ formato: 'jsonResume' }),
  getCvPdf: async () => {
    const made = { studentId: ownerIds.Alumno, diseno: 'clasico', idioma: 'es' } as const;
    return { id: await insertCvPdf(portal.database, { ...made, creada: new Date() }) };
  },
  getOwnRecord: async () => {
    const made = { studentId: ownerIds.Alumno, idioma: 'es', creada: new Date() } as const;
    return { id: await insertRecord(portal.database, made) };
  },
  getIncorporationForm: async () => ({ id: (await addForm(portal, companyId)).idSolicitud }),
  getStudentProposal: async () => ({ id: await proposal() }),
  getCompanyProposal: async () => ({ id: await proposal() }),
  listEducationCentres: async () => ({ id: 46 }),
  getCentreRequest: async () => ({ id: (await addRequest(portal, { companyId })).id }),
  getAgreement: async () => ({ id: (await addMade(portal, companyId)).idConvenio }),
  getCandidateExport: async () => {
    const offer = await addOffer(portal, companyId);
    const made = { offerId: offer.id, accountId: ownerIds.Empresa, formato: 'csv', idioma: 'es' } as const;
    return { id: await insertExport(portal.database, { ...made, creada: new Date() }) };
  },
  getOwnPlacement: async () => ({
    id: (await addPlacement(portal, companyId, { studentId: ownerIds.Alumno })).id,
  }),
  getOwnHours: async () => ({
    id: (await addPlacement(portal, companyId, { studentId: ownerIds.Alumno })).id,
  }),
  getOwnReports: async () => ({
    id: (await addPlacement(portal, companyId, { studentId: ownerIds.Alumno })).id,
  }),
  listOwnChanges: async () => ({
    id: (await addPlacement(portal, companyId, { studentId: ownerIds.Alumno })).id,
  }),
  listCompanyChanges: async () => ({ id: (await addPlacement(portal, companyId)).id }),
  getCompanyPlacement: async () => ({ id: (await addPlacement(portal, companyId)).id }),
  getCompanyHours: async () => ({ id: (await addPlacement(portal, companyId)).id }),
  getCompanyReports: async () => ({ id: (await addPlacement(portal, companyId)).id }),
  getEvent: async () => ({ id: (await addEvent(portal)).urlEvento }),
  getCompanyEvent: async () => ({ id: (await addEvent(portal)).urlEvento }),
  getProgramme: programme,
  getCompanyProgramme: programme,
  joinProgramme: programme,
  joinProgrammeAsCompany: programme,
  leaveProgramme: programme,
  leaveProgrammeAsCompany: programme,
  getProgrammeDocument: programmeDocument,
  getCompanyProgrammeDocument: programmeDocument,
  getDocumentZip: async () => {
    const made = { companyId, accountId: ownerIds.Empresa, idioma: 'es', creado: new Date() } as const;
    return { id: await insertZip(portal.database, { ...made, documentos: [] }) };
  },
};

const calls = Object.entries(api) as [ApiName, Endpoint][];
const userOf = ({ access }: Endpoint): User | undefined =>
  access === 'public' ? undefined : access.find((role) => role !== 'Gestor');
const isWithParams = (name: ApiName): name is keyof typeof paramsOf => Object.hasOwn(paramsOf, name);
const isWithBody = (name: ApiName): name is keyof Bodies => api[name].body !== undefined;

const envelope = z.object({ status: z.number(), datos: z.unknown() });
const changed = z.object({ token: z.string() });

async function statusOf({ method, path }: Endpoint, token: string, params: object, body?: object) {
  const url = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await portal.app.inject({ method, url, headers, ...(body && { payload: body }) });
  const { status, datos } = envelope.parse(response.json());
  // A contact who changes company goes on with another token.
  const next = changed.safeParse(datos).data?.token;
  if (next !== undefined && token === owner.Empresa) owner.Empresa = next;
  return status;
}

const ownSettings = 'sets what the caller prefers, and names nothing';
const ownCv = 'writes the CV of the caller, and names nothing of it';
const ownNew = 'makes something of the caller’s';
const ownBell = 'touches the notifications of the caller alone, and says nothing of others';

/** The calls that rightly go well: what they touch is the caller's own, or open to all students. */
const programmesAreForAll = 'programmes are for everybody';
const rightly: Partial<Record<ApiName, string>> = {
  listEducationCentres: 'the schools are for every student',
  listOffers: 'open offers are for every student',
  countOffers: 'open offers are for every student',
  suggestSearch: 'open offers are for every student',
  getOffer: 'open offers are for every student',
  similarOffers: 'open offers are for every student',
  creditsNotice: 'open offers are for every student',
  apply: 'open offers are for every student',
  addNotInterested: 'open offers are for every student',
  deleteNotInterested: 'puts back an offer for the caller alone',
  saveOffer: 'open offers are for every student',
  deleteSavedOffer: 'removes an offer of the caller alone',
  addSeenOffer: 'open offers are for every student',
  openExternal: 'open offers are for every student',
  getEvent: 'events are for everybody',
  getCompanyEvent: 'events are for everybody',
  enrolInEvent: 'events are for every student',
  getProgramme: programmesAreForAll,
  getCompanyProgramme: programmesAreForAll,
  joinProgramme: programmesAreForAll,
  joinProgrammeAsCompany: programmesAreForAll,
  leaveProgramme: 'withdraws the request of the caller alone, who has none',
  leaveProgrammeAsCompany: 'withdraws the request of the caller’s company alone, which has none',
  withdrawFromEvent: 'withdraws the caller alone, who is not enrolled',
  writeStudentHelp: 'writes to the institution as the caller',
  writeCompanyHelp: 'writes to the institution as the caller',
  getExternal: 'says what the caller answered, which is nothing',
  setStudentLanguage: ownSettings,
  setCompanyLanguage: ownSettings,
  setStudentTheme: ownSettings,
  setCompanyTheme: ownSettings,
  setStudentMailPreference: ownSettings,
  setCompanyMailPreference: ownSettings,
  changeStudentPassword: 'changes the password of the caller, who types the old one',
  changeCompanyPassword: 'changes the password of the caller, who types the old one',
  editOwnContact: 'writes what the caller says of themselves, and names nobody',
  editOwnCompany: 'writes the company that the session speaks for, and names none',
  editCompanyLogo: 'sets the logo of the company of the session alone',
  addCompanyContact: 'adds to the company of the session alone',
  addBillingAccount: 'adds to the company of the session alone',
  editCompanyIban: 'writes the IBAN of the company of the session alone',
  addSavedSearch: ownNew,
  checkCompany: 'says of a tax id what it says to every student',
  checkCompanyContact: 'says of an e-mail what it says to every student',
  checkStudent: 'says of a number what it says to every company',
  listStudentStudies: 'says of a number what it says to every company',
  bookAppointment: 'free times are for every student',
  proposeAsCompany: ownNew,
  countReach: 'counts students by what a draft asks, and names nobody',
  saveOfferDraft: ownNew,
  createOffer: ownNew,
  exportCv: 'gives the CV of the caller',
  previewCvImport: 'reads a file of the caller’s, and writes nothing',
  makeCvPdf: ownNew,
  makeOwnRecord: ownNew,
  addLanguage: ownNew,
  addDocument: ownNew,
  addStudy: ownNew,
  addTraining: ownNew,
  addStay: ownNew,
  requestUniversityStudy: ownNew,
  editEmailData: ownCv,
  editProfilePicture: ownCv,
  editPresentation: ownCv,
  editPortfolioLink: ownCv,
  editInternshipPreference: ownCv,
  editSectors: ownCv,
  editProfessionalProfile: ownCv,
  addExperience: ownNew,
  editPersonalData: ownCv,
  editInternshipSearch: ownCv,
  editJobSearch: ownCv,
  editWorkPermit: ownCv,
  editInterestData: ownCv,
  editSoftware: ownCv,
  editCompetencies: ownCv,
  editEducationLevel: ownCv,
  markStudentNotificationRead: ownBell,
  markCompanyNotificationRead: ownBell,
  markStudentUnlinkedNotificationsRead: ownBell,
  markCompanyUnlinkedNotificationsRead: ownBell,
  markStudentNotificationsRead: ownBell,
  markCompanyNotificationsRead: ownBell,
  deleteStudentNotification: ownBell,
  deleteCompanyNotification: ownBell,
  deleteStudentNotifications: ownBell,
  deleteCompanyNotifications: ownBell,
  restoreStudentNotifications: ownBell,
  restoreCompanyNotifications: ownBell,
};

const naming = calls.flatMap(([name, endpoint]) => {
  const user = userOf(endpoint);
  return user && (isWithParams(name) || isWithBody(name)) ? [{ name, endpoint, user }] : [];
});

const bellOfOwner = async () => [
  ...(await told(portal, ownerIds.Alumno)),
  ...(await told(portal, ownerIds.Empresa)),
];

/** All that there is, where a call goes up to a notification. */
const upToAll = (body: object) => ('hasta' in body ? { ...body, hasta: 2 ** 31 - 1 } : body);

test.each(naming)('$name does nothing to what is another’s', async ({ name, endpoint, user }) => {
  const params = isWithParams(name) ? await paramsOf[name]() : {};
  const body = isWithBody(name) ? upToAll((await bodies[name]()) ?? {}) : undefined;
  const bell = await bellOfOwner();
  const status = await statusOf(endpoint, stranger[user], params, body);
  expect(await bellOfOwner()).toEqual(bell);
  if (rightly[name] === undefined) expect(status).not.toBe(0);
  // A reason that holds no more is taken off the list.
  else expect(status).toBe(0);
  // It was refused for whose it is, and for nothing else.
  if (rightly[name] === undefined) expect(await statusOf(endpoint, owner[user], params, body)).toBe(0);
});
