import { type WaitingCandidates, waitingCandidates } from '@portal/contract/applications';

/** What the address of a list narrows it to; undefined for all. */
export const waitingIn = (con: string): WaitingCandidates | undefined =>
  waitingCandidates.find((one) => one === con);

export const searchOf = (con: WaitingCandidates): string => `?con=${con}`;
