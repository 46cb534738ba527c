import type { Db } from '../server/src/db/database.ts';
import { offers } from '../server/src/db/tables/offers.ts';
import { planApplications, type StoredOffer } from './application-plan.ts';
import { addAgreements } from './areas/agreements.ts';
import { addAnswers } from './areas/answers.ts';
import { addApplications } from './areas/applications.ts';
import { addChangeRequests } from './areas/change-requests.ts';
import { addCommunications } from './areas/communications.ts';
import { addManagedCompanies } from './areas/companies.ts';
import { addCompanyData } from './areas/company.ts';
import { addCompanyDocuments } from './areas/company-documents.ts';
import { addReservedData } from './areas/cv.ts';
import { addAcceptances } from './areas/data-protection.ts';
import { addEducationRequests } from './areas/education-requests.ts';
import { addEvents } from './areas/events.ts';
import { addExternalApplications } from './areas/external-applications.ts';
import { addSeenAndPutAside } from './areas/for-you.ts';
import { addGuides } from './areas/guides.ts';
import { addHelp } from './areas/help.ts';
import { addImports } from './areas/imports.ts';
import { addIncorporationForms } from './areas/incorporation-forms.ts';
import { addInterviews } from './areas/interviews.ts';
import { addInvoices } from './areas/invoices.ts';
import { addNotifications } from './areas/notifications.ts';
import { addOfferHistory } from './areas/offer-history.ts';
import { addOrientation } from './areas/orientation.ts';
import { addPlacementHours } from './areas/placement-hours.ts';
import { addPlacementReports } from './areas/placement-reports.ts';
import { addPlacements } from './areas/placements.ts';
import { addPortalSurveys } from './areas/portal-surveys.ts';
import { addProgrammes } from './areas/programmes.ts';
import { addProposals } from './areas/proposals.ts';
import { addLastAccesses } from './areas/session.ts';
import { addSocialSecurity } from './areas/social-security.ts';
import { addSurveys } from './areas/surveys.ts';
import { addWaitingStudents } from './areas/validations.ts';
import { calendarAt } from './calendar.ts';
import type { Demo, DemoPart } from './demo.ts';
import { inBatches } from './insert.ts';
import { type DemoOffer, makeOffers } from './offers.ts';
import { type SaveFile, type StoredCompany, storeCompanies, storeManager, storeStudents } from './people.ts';
import { at, seeded } from './random.ts';
import { fixedStudents } from './student-fixed.ts';
import { makeStudents } from './student-people.ts';

/** What the areas add, in this order. */
const parts: readonly DemoPart[] = [
  addReservedData,
  addCompanyData,
  addWaitingStudents,
  addManagedCompanies,
  addImports,
  addApplications,
  addInterviews,
  addIncorporationForms,
  addAnswers,
  addExternalApplications,
  addOfferHistory,
  addNotifications,
  addCommunications,
  addSurveys,
  addPortalSurveys,
  addCompanyDocuments,
  addInvoices,
  addAgreements,
  // After the agreements, which they need.
  addPlacements,
  addChangeRequests,
  addEducationRequests,
  addProposals,
  addEvents,
  addProgrammes,
  addGuides,
  addHelp,
  addOrientation,
  addPlacementHours,
  // After the hours, whose days it reports.
  addSocialSecurity,
  // After the hours, which they say.
  addPlacementReports,
  addAcceptances,
  addLastAccesses,
  // After the last accesses, which say when.
  addSeenAndPutAside,
];

/**
 * Fills an empty database with the demo institution: companies, offers, students, applications, surveys. The same on
 * every machine but for its dates, which count from `now`. Runs in the caller's transaction; without
 * `saveFile` nobody's CV has documents. Everybody's password is that of the hash.
 */
export async function loadDemo(
  db: Db,
  now: Date,
  passwordHash: string,
  { brand, pages, publicUrl }: Pick<Demo, 'brand' | 'pages' | 'publicUrl'>,
  saveFile?: SaveFile,
): Promise<void> {
  const calendar = calendarAt(now);
  await storeManager(db, calendar, passwordHash);
  const companies = await storeCompanies(db, calendar, passwordHash, seeded(1));
  const people = [...fixedStudents(calendar, brand), ...makeStudents(calendar, brand, seeded(2))];
  const students = await storeStudents(db, people, calendar, passwordHash, saveFile);
  const stored = await storeOffers(db, makeOffers(calendar, brand, seeded(3)), companies);
  const applications = planApplications(stored, students, calendar, brand, seeded(4));
  const demo = {
    db,
    calendar,
    brand,
    pages,
    publicUrl,
    passwordHash,
    saveFile,
    companies,
    offers: stored,
    applications,
  };
  for (const part of parts) await part(demo);
}

async function storeOffers(
  { orm }: Db,
  made: readonly DemoOffer[],
  companies: readonly StoredCompany[],
): Promise<StoredOffer[]> {
  const rows = made.map((offer) => {
    const company = at(companies, offer.plan.companyIndex);
    return { ...offer, companyId: company.id, accountId: company.contacts[0] };
  });
  const ids = await inBatches(
    rows.map(({ content, meta, companyId, accountId }) => ({ ...content, ...meta, companyId, accountId })),
    (values) => orm.insert(offers).values(values).returning({ id: offers.id }),
  );
  return rows.map((row, place) => ({ ...row, id: at(ids, place).id }));
}
