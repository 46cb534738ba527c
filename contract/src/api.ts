import {
  blockAccount,
  carryOutLeave,
  getLeaveRequest,
  listAccounts,
  requestLeave,
  turnDownLeave,
  unblockAccount,
} from './account-states.ts';
import {
  changeCompany,
  changeCompanyPassword,
  changeManagerPassword,
  changeStudentPassword,
  checkLink,
  listOwnCompanies,
  recoverCompanyPassword,
  recoverManagerPassword,
  recoverStudentPassword,
  registerStudent,
  requestCompanyAccount,
  resetCompanyPassword,
  resetStudentPassword,
  setFirstPassword,
  taxIdExists,
} from './accounts.ts';
import {
  acceptPreregistration,
  apply,
  declinePreregistration,
  getCandidate,
  getOwnApplication,
  listCandidates,
  listInternshipApplications,
  listJobApplications,
  moveCandidate,
  withdraw,
} from './applications.ts';
import {
  createCommunication,
  deleteCommunication,
  editCommunication,
  getCommunication,
  listCommunications,
  listCompanyCommunications,
  listStudentCommunications,
} from './communications.ts';
import { editOwnContact, getOwnContact } from './company-contact.ts';
import {
  closeOffer,
  countOwnOffers,
  createOffer,
  deleteOffer,
  editOffer,
  getEditableOffer,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
  saveOfferDraft,
} from './company-offers.ts';
import {
  addDocument,
  addLanguage,
  deleteDocument,
  deleteLanguage,
  editCompetencies,
  editInterestData,
  editInternshipSearch,
  editJobSearch,
  editPersonalData,
  editSoftware,
  editWorkPermit,
  getCv,
} from './cv.ts';
import {
  acceptCompanyDataProtection,
  acceptStudentDataProtection,
  getDataProtectionText,
} from './data-protection.ts';
import { reportError } from './error-reports.ts';
import { listMail } from './mail.ts';
import { getMaintenance, getMaintenanceDetail, switchMaintenance } from './maintenance.ts';
import { missingCompanyData, missingContactData, missingPersonalData } from './missing-data.ts';
import {
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markStudentNotificationRead,
} from './notifications.ts';
import {
  getBrand,
  getDomains,
  getPage,
  listDegrees,
  listDomains,
  listInterestTags,
  listReasons,
  listSoftware,
  provinceHasIslands,
} from './portal.ts';
import {
  getSession,
  listCompaniesOfUser,
  loginCompany,
  loginManager,
  loginStudent,
  logout,
  setCompanyLanguage,
  setManagerLanguage,
  setStudentLanguage,
} from './session.ts';
import { finishSignOn } from './sign-on.ts';
import {
  countInternshipOffers,
  countJobOffers,
  countOffers,
  fittingOffers,
  getOffer,
  listOffers,
} from './student-offers.ts';
import {
  countPending,
  getPendingCompany,
  getPendingOffer,
  listPendingCompanies,
  listPendingOffers,
  listPendingStudents,
  rejectCompany,
  rejectOffer,
  rejectStudent,
  validateCompany,
  validateOffer,
  validateStudent,
} from './validations.ts';

/** Every call of the portal. The server implements this list whole, the API document is this list. */
export const api = {
  // portal
  getBrand,
  getPage,
  getDomains,
  listDomains,
  listDegrees,
  listReasons,
  listInterestTags,
  listSoftware,
  provinceHasIslands,
  // session
  loginStudent,
  loginManager,
  loginCompany,
  listCompaniesOfUser,
  getSession,
  logout,
  setStudentLanguage,
  setCompanyLanguage,
  setManagerLanguage,
  // offers
  listOffers,
  countOffers,
  fittingOffers,
  countJobOffers,
  countInternshipOffers,
  getOffer,
  saveOfferDraft,
  createOffer,
  getEditableOffer,
  editOffer,
  listOwnOffers,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  deleteOffer,
  closeOffer,
  // applications
  apply,
  withdraw,
  listInternshipApplications,
  listJobApplications,
  getOwnApplication,
  acceptPreregistration,
  declinePreregistration,
  listCandidates,
  getCandidate,
  moveCandidate,
  // cv
  getCv,
  editPersonalData,
  editInternshipSearch,
  editJobSearch,
  editWorkPermit,
  editInterestData,
  editSoftware,
  editCompetencies,
  addLanguage,
  deleteLanguage,
  addDocument,
  deleteDocument,
  // validations
  countPending,
  listPendingOffers,
  getPendingOffer,
  validateOffer,
  rejectOffer,
  listPendingCompanies,
  getPendingCompany,
  validateCompany,
  rejectCompany,
  listPendingStudents,
  validateStudent,
  rejectStudent,
  // notifications
  listStudentNotifications,
  listCompanyNotifications,
  markStudentNotificationRead,
  markCompanyNotificationRead,
  // accounts
  recoverStudentPassword,
  recoverCompanyPassword,
  recoverManagerPassword,
  checkLink,
  resetStudentPassword,
  resetCompanyPassword,
  setFirstPassword,
  changeStudentPassword,
  changeCompanyPassword,
  changeManagerPassword,
  registerStudent,
  taxIdExists,
  requestCompanyAccount,
  changeCompany,
  listOwnCompanies,
  // communications
  listStudentCommunications,
  listCompanyCommunications,
  listCommunications,
  getCommunication,
  createCommunication,
  editCommunication,
  deleteCommunication,
  // company contact
  getOwnContact,
  editOwnContact,
  // missing data
  missingPersonalData,
  missingCompanyData,
  missingContactData,
  // error reports
  reportError,
  // sign-on
  finishSignOn,
  // account states
  requestLeave,
  getLeaveRequest,
  listAccounts,
  blockAccount,
  unblockAccount,
  carryOutLeave,
  turnDownLeave,
  // data protection
  getDataProtectionText,
  acceptStudentDataProtection,
  acceptCompanyDataProtection,
  // maintenance
  getMaintenance,
  getMaintenanceDetail,
  switchMaintenance,
  // mail
  listMail,
} as const;

export type Api = typeof api;
export type ApiName = keyof Api;
