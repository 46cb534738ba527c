import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import type { CustomNotice } from '../../http/with-notice.ts';
import { ca } from '../../texts/ca/session.ts';
import { en } from '../../texts/en/session.ts';
import { es } from '../../texts/es/session.ts';
import { fill } from '../../texts/fill.ts';
import type { AccountNotOpen, NotOpen } from './session.rules.ts';

/** Students and companies are addressed differently. */
interface NotOpenTexts {
  readonly student: Record<AccountNotOpen, CustomNotice>;
  readonly company: Record<NotOpen, CustomNotice>;
  /** Of a contact of several companies who has not said for which. */
  readonly chooseCompany: CustomNotice;
}

const notOpenTexts: Record<Language, NotOpenTexts> = { es, ca, en };

interface Reader {
  readonly language: Language;
  readonly brand: Pick<Brand, 'correos'>;
}

const withAddress = (words: CustomNotice, correo: string, language: Language): CustomNotice => ({
  ...words,
  mensaje: fill(words.mensaje, { correo }, language),
});

/** Why a student who has shown who they are is not let in (9), and what they can do. */
export const studentNotOpen = ({ language, brand }: Reader, why: AccountNotOpen): CustomNotice =>
  withAddress(notOpenTexts[language].student[why], brand.correos.general, language);

/** The same of a contact of companies. */
export const companyNotOpen = ({ language, brand }: Reader, why: NotOpen): CustomNotice =>
  withAddress(notOpenTexts[language].company[why], brand.correos.empresas, language);

/** What a contact of several companies is asked for before they log in (24). */
export const chooseCompany = ({ language }: Pick<Reader, 'language'>): CustomNotice =>
  notOpenTexts[language].chooseCompany;
