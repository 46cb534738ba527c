import type { Language, Texts } from '@portal/contract/languages';
import { eq } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { surveyAnswers, surveys } from '../../server/src/db/tables/surveys.ts';
import type { Demo } from '../demo.ts';

const students: Texts = {
  es: 'Tu primera experiencia profesional: cuéntanos qué esperas',
  ca: 'La teva primera experiència professional: explica’ns què n’esperes',
  en: 'Your first job experience: tell us what you expect',
};
const companies: Texts = {
  es: 'Perfiles que buscará su empresa el próximo curso',
  ca: 'Perfils que necessitarà la seva empresa el curs vinent',
  en: 'Which profiles your company will look for next year',
};

/** A survey of students and one of companies, answered by some and both over: their addresses lead nowhere. */
export async function addSurveys({
  db: { orm },
  calendar: { day, moment },
  brand: { idiomas },
}: Pick<Demo, 'db' | 'calendar' | 'brand'>): Promise<void> {
  const offered = (titles: Texts): Partial<Record<Language, string>> =>
    Object.fromEntries(idiomas.map((language) => [language, titles[language]]));
  const usual = { obligatoria: false, creada: moment(-80), modificada: moment(-80) } as const;
  const stored = await orm
    .insert(surveys)
    .values([
      {
        ...usual,
        claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a01',
        titulos: offered(students),
        urlAcceso: 'https://encuestas.example/s/284913?clave={clave}',
        paraAlumnos: true,
        paraEmpresa: false,
        desde: day(-75),
        hasta: day(-30),
      },
      {
        ...usual,
        claveEnvio: '5b0a3a52-6a6e-4c57-9f4c-2d1c7d6f0a02',
        titulos: offered(companies),
        urlAcceso: 'https://encuestas.example/s/771204?clave={clave}',
        paraAlumnos: false,
        paraEmpresa: true,
        desde: day(-50),
        hasta: day(-19),
      },
    ])
    .returning({ id: surveys.id, paraAlumnos: surveys.paraAlumnos });
  for (const { id, paraAlumnos } of stored) {
    const asked = await orm
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.userType, paraAlumnos ? 'Alumno' : 'Empresa'))
      .orderBy(accounts.id);
    const answered = asked.filter((_, place) => place % 3 !== 1);
    await orm.insert(surveyAnswers).values(
      answered.map(({ id: accountId }, place) => ({
        surveyId: id,
        accountId,
        contestada: moment(-40 + (place % 9)),
      })),
    );
  }
}
