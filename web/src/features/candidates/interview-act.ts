/** What a company does about an interview. */
export type InterviewAct = 'propose' | 'change' | 'cancel';

/** In the address of a candidate: its times are to be proposed at once. */
export const proposing = { name: 'entrevista', value: 'proponer' } as const;
export const proposingSearch = `?${proposing.name}=${proposing.value}`;
