import { type Api, type ApiName, api } from '@portal/contract/areas';
import type { Call, Endpoint } from '@portal/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertExport } from './features/candidate-exports/candidate-exports.queries.ts';
import { notifyWithoutMail } from './features/notifications/notify.ts';
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

type ParamsOf<E> = E extends Endpoint ? (Call<E> extends { params: infer Params } ? Params : never) : never;

/** The address of something of the owner's, for each call that has one. */
const paramsOf: { [N in WithParams]: () => Promise<ParamsOf<Api[N]>> } = {
  listOffers: async () => ({ tipo: 'practicas' }),
  countOffers: async () => ({ tipo: 'practicas' }),
  getOffer: async () => ({ id: await urlOferta() }),
  creditsNotice: async () => ({ id: await urlOferta() }),
  getOwnApplication: async () => {
    const id = await urlOferta();
    await applyWith(portal, owner.Alumno, id);
    return { id };
  },
  getOwnOffer: async () => ({ id: await urlOferta() }),
  getOwnOfferAsStudent: async () => ({ id: await urlOferta() }),
  getEditableOffer: async () => ({ id: await urlOferta('pendiente') }),
  listCandidates: async () => ({ id: await urlOferta() }),
  getCandidate: async () => ({ id: (await newCandidate(portal, companyId)).id }),
  listNotes: async () => ({ id: (await newCandidate(portal, companyId)).id }),
  listOwnOfferHistory: async () => ({ id: await urlOferta() }),
  getCandidateExport: async () => {
    const offer = await addOffer(portal, companyId);
    const made = { offerId: offer.id, accountId: ownerIds.Empresa, formato: 'csv', idioma: 'es' } as const;
    return { id: await insertExport(portal.database, { ...made, creada: new Date() }) };
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
  // Whoever changes company goes on with another token.
  const next = changed.safeParse(datos).data?.token;
  if (next !== undefined && token === owner.Empresa) owner.Empresa = next;
  return status;
}

const ownSettings = 'sets what the caller prefers, and names nothing';
const ownCv = 'writes the CV of the caller, and names nothing of it';
const ownNew = 'makes something of the caller’s';
const ownBell = 'touches the notifications of the caller alone, and says nothing of others';

/** The calls that rightly go well: what they touch is the caller's own, or open to all students. */
const rightly: Partial<Record<ApiName, string>> = {
  listOffers: 'open offers are for every student',
  countOffers: 'open offers are for every student',
  getOffer: 'open offers are for every student',
  creditsNotice: 'open offers are for every student',
  apply: 'open offers are for every student',
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
  addSavedSearch: ownNew,
  countReach: 'counts students by what a draft asks, and names nobody',
  saveOfferDraft: ownNew,
  createOffer: ownNew,
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
