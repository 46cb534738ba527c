/** The screens that a mail leads to with a link; whose a dead link was cannot be asked any more. */
export const linkScreens = {
  resetStudentPassword: { screen: 'resetStudentPassword', whose: 'student' },
  resetCompanyPassword: { screen: 'resetCompanyPassword', whose: 'company' },
  setPassword: { screen: 'setPassword', whose: 'company' },
} as const;

export type LinkOf = (typeof linkScreens)[keyof typeof linkScreens];
