import { type Named, sameInAll, text } from './text.ts';

interface SpokenLanguage extends Named {
  /** 1, 2 and 3 are the portal's own languages, as in `idIdiomaPreferido`. */
  readonly idIdioma: number;
  /** ISO 639: two letters, three for sign languages. */
  readonly codigo?: string;
}

export const spokenLanguages: readonly SpokenLanguage[] = [
  { idIdioma: 1, codigo: 'es', texts: text('Español', 'Espanyol', 'Spanish') },
  {
    idIdioma: 2,
    codigo: 'ca',
    texts: text('Catalán o valenciano', 'Català o valencià', 'Catalan or Valencian'),
  },
  { idIdioma: 3, codigo: 'en', texts: text('Inglés', 'Anglès', 'English') },
  { idIdioma: 4, codigo: 'fr', texts: text('Francés', 'Francès', 'French') },
  { idIdioma: 5, codigo: 'de', texts: text('Alemán', 'Alemany', 'German') },
  { idIdioma: 6, codigo: 'it', texts: text('Italiano', 'Italià', 'Italian') },
  { idIdioma: 7, codigo: 'pt', texts: text('Portugués', 'Portuguès', 'Portuguese') },
  { idIdioma: 8, codigo: 'gl', texts: text('Gallego', 'Gallec', 'Galician') },
  { idIdioma: 9, codigo: 'eu', texts: text('Euskera', 'Basc', 'Basque') },
  { idIdioma: 10, codigo: 'oc', texts: text('Aranés (occitano)', 'Aranès (occità)', 'Aranese (Occitan)') },
  { idIdioma: 11, codigo: 'ar', texts: text('Árabe', 'Àrab', 'Arabic') },
  { idIdioma: 12, codigo: 'zh', texts: text('Chino', 'Xinès', 'Chinese') },
  { idIdioma: 13, codigo: 'ja', texts: text('Japonés', 'Japonès', 'Japanese') },
  { idIdioma: 14, codigo: 'ko', texts: text('Coreano', 'Coreà', 'Korean') },
  { idIdioma: 15, codigo: 'ru', texts: text('Ruso', 'Rus', 'Russian') },
  { idIdioma: 16, codigo: 'uk', texts: text('Ucraniano', 'Ucraïnès', 'Ukrainian') },
  { idIdioma: 17, codigo: 'ro', texts: text('Rumano', 'Romanès', 'Romanian') },
  { idIdioma: 18, codigo: 'bg', texts: text('Búlgaro', 'Búlgar', 'Bulgarian') },
  { idIdioma: 19, codigo: 'pl', texts: text('Polaco', 'Polonès', 'Polish') },
  { idIdioma: 20, codigo: 'cs', texts: text('Checo', 'Txec', 'Czech') },
  { idIdioma: 21, codigo: 'hu', texts: text('Húngaro', 'Hongarès', 'Hungarian') },
  { idIdioma: 22, codigo: 'el', texts: text('Griego', 'Grec', 'Greek') },
  { idIdioma: 23, codigo: 'tr', texts: text('Turco', 'Turc', 'Turkish') },
  { idIdioma: 24, codigo: 'nl', texts: text('Neerlandés', 'Neerlandès', 'Dutch') },
  { idIdioma: 25, codigo: 'sv', texts: text('Sueco', 'Suec', 'Swedish') },
  { idIdioma: 26, codigo: 'no', texts: text('Noruego', 'Noruec', 'Norwegian') },
  { idIdioma: 27, codigo: 'da', texts: text('Danés', 'Danès', 'Danish') },
  { idIdioma: 28, codigo: 'fi', texts: text('Finés', 'Finès', 'Finnish') },
  { idIdioma: 29, codigo: 'he', texts: text('Hebreo', 'Hebreu', 'Hebrew') },
  { idIdioma: 30, codigo: 'hi', texts: text('Hindi', 'Hindi', 'Hindi') },
  { idIdioma: 31, codigo: 'ur', texts: text('Urdu', 'Urdú', 'Urdu') },
  {
    idIdioma: 32,
    codigo: 'ssp',
    texts: text('Lengua de signos española', 'Llengua de signes espanyola', 'Spanish Sign Language'),
  },
  {
    idIdioma: 33,
    codigo: 'csc',
    texts: text('Lengua de signos catalana', 'Llengua de signes catalana', 'Catalan Sign Language'),
  },
  { idIdioma: 34, texts: text('Otro idioma', 'Una altra llengua', 'Another language'), ultimo: true },
];

interface SpokenLevel extends Named {
  /** Grows with the level, so that a rule can ask for 'at least'. */
  readonly idNivelIdioma: number;
  /** Of the Common European Framework; a native speaker's has none. */
  readonly codigo?: string;
}

export const spokenLevels: readonly SpokenLevel[] = [
  { idNivelIdioma: 1, codigo: 'A1', texts: text('A1 (acceso)', 'A1 (accés)', 'A1 (beginner)') },
  { idNivelIdioma: 2, codigo: 'A2', texts: text('A2 (básico)', 'A2 (bàsic)', 'A2 (elementary)') },
  { idNivelIdioma: 3, codigo: 'B1', texts: text('B1 (intermedio)', 'B1 (intermedi)', 'B1 (intermediate)') },
  {
    idNivelIdioma: 4,
    codigo: 'B2',
    texts: text('B2 (intermedio alto)', 'B2 (intermedi alt)', 'B2 (upper intermediate)'),
  },
  { idNivelIdioma: 5, codigo: 'C1', texts: text('C1 (avanzado)', 'C1 (avançat)', 'C1 (advanced)') },
  { idNivelIdioma: 6, codigo: 'C2', texts: text('C2 (maestría)', 'C2 (mestratge)', 'C2 (proficient)') },
  { idNivelIdioma: 7, texts: text('Nativo', 'Nadiu', 'Native') },
];

interface LanguageCertificate extends Named {
  readonly idCertificado: number;
  /** The language that it certifies; without one, any. */
  readonly idIdioma?: number;
}

export const languageCertificates: readonly LanguageCertificate[] = [
  { idCertificado: 1, idIdioma: 3, texts: sameInAll('Cambridge English') },
  { idCertificado: 2, idIdioma: 3, texts: sameInAll('IELTS') },
  { idCertificado: 3, idIdioma: 3, texts: sameInAll('TOEFL') },
  { idCertificado: 4, idIdioma: 3, texts: sameInAll('TOEIC') },
  { idCertificado: 5, idIdioma: 4, texts: sameInAll('DELF') },
  { idCertificado: 6, idIdioma: 4, texts: sameInAll('DALF') },
  { idCertificado: 7, idIdioma: 5, texts: sameInAll('Goethe-Zertifikat') },
  { idCertificado: 8, idIdioma: 5, texts: sameInAll('TestDaF') },
  { idCertificado: 9, idIdioma: 1, texts: sameInAll('DELE') },
  { idCertificado: 10, idIdioma: 1, texts: sameInAll('SIELE') },
  {
    idCertificado: 11,
    idIdioma: 2,
    texts: text(
      'Certificado de la Generalitat de Catalunya',
      'Certificat de la Generalitat de Catalunya',
      'Generalitat de Catalunya certificate',
    ),
  },
  { idCertificado: 12, idIdioma: 6, texts: sameInAll('CELI') },
  { idCertificado: 13, idIdioma: 6, texts: sameInAll('CILS') },
  { idCertificado: 14, idIdioma: 7, texts: sameInAll('CAPLE') },
  {
    idCertificado: 15,
    texts: text(
      'Escuela Oficial de Idiomas (EOI)',
      'Escola Oficial d’Idiomes (EOI)',
      'Official School of Languages (EOI)',
    ),
  },
  { idCertificado: 16, texts: sameInAll('ACLES (CertAcles)') },
  {
    idCertificado: 17,
    texts: text('Otro certificado', 'Un altre certificat', 'Another certificate'),
    ultimo: true,
  },
];
