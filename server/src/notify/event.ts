import type { Language } from '@portal/contract/languages';
import type { companyNewsKinds, studentNewsKinds } from '@portal/contract/notifications';

/** A kind of news, as its reader chooses what of it goes by mail. */
export type ChosenKind = (typeof studentNewsKinds)[number] | (typeof companyNewsKinds)[number];
/** What happens to an account, and may not have been its owner, always goes at once; a saved search has its own frequency. */
type FixedKind = 'cuenta' | 'busquedas';

export interface EventText {
  readonly titulo: string;
  readonly texto: string;
  /** Subject of its mail, where the title and the name of the offer after it would not do. */
  readonly asunto?: string;
}

/** Something that people are told of, for the page and the mail. */
interface EventDefinition {
  readonly clase: ChosenKind | FixedKind;
  /** After it nobody gets into the account: its mail says whom to write to. */
  readonly closesAccount?: true;
  /**
   * What happens to how one gets in: to the e-mail of the account, whichever its owner reads, since somebody who has got
   * in could have named another.
   */
  readonly toAccountEmail?: true;
  /** What comes too late in a digest: it goes at once, save to a receiver who wants no mails of its kind. */
  readonly atOnce?: true;
  /** `{{name}}` marks are filled with the event's data. «Usted» to companies, «tú» to students. */
  readonly texts: Readonly<Record<Language, EventText>>;
}

/** What an area tells people (`<area>.events.ts`), by kind. */
export type Events = Readonly<Record<string, EventDefinition>>;
