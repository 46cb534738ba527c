import type { Brand } from '@portal/contract/brand';
import type { Language, Texts } from '@portal/contract/languages';
import type { Db } from '../db/database.ts';
import { surveys } from '../db/tables/surveys.ts';
import type { Calendar } from './dates.ts';

const students: Texts = {
  es: 'Tu primera experiencia profesional: cuéntanos qué esperas',
  ca: 'La teva primera experiència professional: explica’ns què n’esperes',
  en: 'Your first job experience: tell us what you expect',
};
const companies: Texts = {
  es: 'Qué perfiles buscará su empresa el próximo curso',
  ca: 'Quins perfils buscarà la seva empresa el curs vinent',
  en: 'Which profiles your company will look for next year',
};

/** A survey of students and one of companies, open, which nobody has to answer. */
export async function keepSurveys(
  { orm }: Db,
  { day, moment }: Calendar,
  { idiomas }: Pick<Brand, 'idiomas'>,
): Promise<void> {
  const offered = (titles: Texts): Partial<Record<Language, string>> =>
    Object.fromEntries(idiomas.map((language) => [language, titles[language]]));
  const usual = { obligatoria: false, creada: moment(-12), modificada: moment(-12) } as const;
  await orm.insert(surveys).values([
    {
      ...usual,
      claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a01',
      titulos: offered(students),
      urlAcceso: 'https://encuestas.example/s/284913?clave={clave}',
      paraAlumnos: true,
      paraEmpresa: false,
      desde: day(-12),
      hasta: day(33),
    },
    {
      ...usual,
      claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a02',
      titulos: offered(companies),
      urlAcceso: 'https://encuestas.example/s/771204?clave={clave}',
      paraAlumnos: false,
      paraEmpresa: true,
      desde: day(-5),
      hasta: day(26),
    },
  ]);
}
