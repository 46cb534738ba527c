/** The areas that have the words of such a form: what came back with it, and that others saved meanwhile. */
export type KeptFormArea = 'surveyForm' | 'communicationForm' | 'companyPage';
