import {
  getCompanyProgramme,
  getCompanyProgrammeDocument,
  getProgramme,
  getProgrammeDocument,
  joinProgramme,
  joinProgrammeAsCompany,
  leaveProgramme,
  leaveProgrammeAsCompany,
} from '@portal/contract/programmes';

export const ofStudent = {
  read: getProgramme,
  join: joinProgramme,
  leave: leaveProgramme,
  document: getProgrammeDocument,
};
export const ofCompany = {
  read: getCompanyProgramme,
  join: joinProgrammeAsCompany,
  leave: leaveProgrammeAsCompany,
  document: getCompanyProgrammeDocument,
};

/** The calls by which a student, or a company, reads and joins a programme. */
export type ReaderCalls = typeof ofStudent | typeof ofCompany;
