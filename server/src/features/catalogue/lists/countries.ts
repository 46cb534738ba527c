import type { Language, Texts } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
// Not the package by its name alone: that reads the names in eighty languages.
import isoCountries from 'i18n-iso-countries/index.js';
import catalan from 'i18n-iso-countries/langs/ca.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import type { Named } from './text.ts';

interface Country extends Named {
  readonly idPais: number;
  /** ISO 3166-1 alpha-2. */
  readonly codigo: string;
  /** Its nationals work in Spain without a permit: the European Union, the rest of the EEA, Switzerland. */
  readonly sinPermiso: boolean;
}

// biome-ignore format: a set of codes reads better as a paragraph
export const europeanUnion: ReadonlySet<string> = new Set([
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]);

/** Iceland, Liechtenstein and Norway by the EEA; Switzerland by its own agreement with the Union. */
const likeTheUnion: ReadonlySet<string> = new Set(['IS', 'LI', 'NO', 'CH']);

for (const names of [spanish, catalan, english]) isoCountries.registerLocale(names);

/** Where the library gives an index entry ('Cook, illes'), a formal name or an old one, what people say. */
const betterNames: Record<Language, Readonly<Record<string, string>>> = {
  es: {
    BH: 'Baréin',
    BJ: 'Benín',
    BN: 'Brunéi',
    BW: 'Botsuana',
    CD: 'República Democrática del Congo',
    CG: 'República del Congo',
    CW: 'Curazao',
    CZ: 'Chequia',
    FJ: 'Fiyi',
    GG: 'Guernesey',
    GW: 'Guinea-Bisáu',
    HM: 'Islas Heard y McDonald',
    IQ: 'Irak',
    KN: 'San Cristóbal y Nieves',
    KP: 'Corea del Norte',
    KR: 'Corea del Sur',
    LA: 'Laos',
    BL: 'San Bartolomé',
    MF: 'San Martín (parte francesa)',
    PN: 'Islas Pitcairn',
    PW: 'Palaos',
    SA: 'Arabia Saudí',
    SR: 'Surinam',
    SX: 'San Martín (parte neerlandesa)',
    SY: 'Siria',
    TL: 'Timor Oriental',
    VA: 'Ciudad del Vaticano',
    VG: 'Islas Vírgenes Británicas',
  },
  ca: {
    AX: 'Illes Åland',
    BD: 'Bangladesh',
    BV: 'Illa Bouvet',
    CC: 'Illes Cocos (Keeling)',
    CD: 'República Democràtica del Congo',
    CF: 'República Centreafricana',
    CG: 'República del Congo',
    CK: 'Illes Cook',
    CX: 'Illa Christmas',
    DO: 'República Dominicana',
    FK: 'Illes Malvines',
    FM: 'Micronèsia',
    FO: 'Illes Fèroe',
    GN: 'Guinea',
    GS: 'Illes Geòrgia del Sud i Sandwich del Sud',
    HM: 'Illes Heard i McDonald',
    KY: 'Illes Caiman',
    MH: 'Illes Marshall',
    MP: 'Illes Mariannes del Nord',
    NF: 'Illa Norfolk',
    PN: 'Illes Pitcairn',
    RE: 'Reunió',
    SB: 'Illes Salomó',
    SV: 'El Salvador',
    SZ: 'Eswatini',
    TC: 'Illes Turks i Caicos',
    UM: 'Illes Perifèriques Menors dels Estats Units',
    US: 'Estats Units',
    VA: 'Ciutat del Vaticà',
    VG: 'Illes Verges Britàniques',
    VI: 'Illes Verges dels Estats Units',
  },
  en: {
    BN: 'Brunei',
    CD: 'Democratic Republic of the Congo',
    CI: 'Ivory Coast',
    CN: 'China',
    CZ: 'Czechia',
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    GM: 'The Gambia',
    IR: 'Iran',
    LA: 'Laos',
    MD: 'Moldova',
    MK: 'North Macedonia',
    PN: 'Pitcairn Islands',
    PS: 'Palestine',
    RE: 'Réunion',
    RU: 'Russia',
    ST: 'São Tomé and Príncipe',
    SY: 'Syria',
    TW: 'Taiwan',
    TZ: 'Tanzania',
    US: 'United States',
    VA: 'Vatican City',
    VG: 'British Virgin Islands',
    VI: 'United States Virgin Islands',
  },
};

function nameOf(codigo: string, language: Language): string {
  const name = betterNames[language][codigo] ?? isoCountries.getName(codigo, language);
  if (name === undefined) throw new Error(`The country ${codigo} has no name in ${language}`);
  return name;
}

function namesOf(codigo: string): Texts {
  return { es: nameOf(codigo, 'es'), ca: nameOf(codigo, 'ca'), en: nameOf(codigo, 'en') };
}

export const countries: readonly Country[] = Object.entries(isoCountries.getNumericCodes()).map(
  ([numeric, codigo]) => ({
    idPais: codigo === 'ES' ? spain : Number(numeric),
    codigo,
    texts: namesOf(codigo),
    sinPermiso: europeanUnion.has(codigo) || likeTheUnion.has(codigo),
  }),
);
