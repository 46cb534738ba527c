import { randomUUID } from 'node:crypto';
import { languages } from '@portal/contract/languages';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { applications } from '../../server/src/db/tables/applications.ts';
import { companies } from '../../server/src/db/tables/companies.ts';
import { offers } from '../../server/src/db/tables/offers.ts';
import { programmeAdhesions, programmeDocuments, programmes } from '../../server/src/db/tables/programmes.ts';
import { students } from '../../server/src/db/tables/students.ts';
import type { Demo } from '../demo.ts';
import { plainPdf } from '../pdf.ts';

/** In Spanish, Catalan and English. */
type Words = readonly [es: string, ca: string, en: string];

interface Planned {
  readonly titulo: Words;
  readonly entradilla: Words;
  readonly descripcion: Words;
  readonly patrocinador: string;
  readonly exigeDedicacion: boolean;
}

const planned: readonly Planned[] = [
  {
    titulo: ['Talento Digital Mediterráneo', 'Talent Digital Mediterrani', 'Mediterranean Digital Talent'],
    entradilla: [
      'Prácticas en empresas tecnológicas con mentoría mensual.',
      'Pràctiques en empreses tecnològiques amb mentoria mensual.',
      'Internships in technology companies with mentoring each month.',
    ],
    descripcion: [
      'La fundación ofrece mentoría, dos jornadas de formación y una bolsa de viaje a quien participa.',
      'La fundació ofereix mentoria, dues jornades de formació i una borsa de viatge a qui participa.',
      'The foundation offers mentoring, two days of training and a travel grant to participants.',
    ],
    patrocinador: 'Fundación Horizonte Digital',
    exigeDedicacion: false,
  },
  {
    titulo: ['Un año en la empresa', 'Un any a l’empresa', 'A year in a company'],
    entradilla: [
      'Doce meses de prácticas casi a jornada completa.',
      'Dotze mesos de pràctiques gairebé a jornada completa.',
      'Twelve months of internship, nearly full time.',
    ],
    descripcion: [
      'Para estudiantes que quieren dedicar un año entero a un proyecto de empresa, con tutoría de la universidad.',
      'Per a estudiants que volen dedicar un any sencer a un projecte d’empresa, amb tutoria de la universitat.',
      'For students who want to give a whole year to a company project, tutored by the university.',
    ],
    patrocinador: 'Asociación de Empresas del Puerto',
    exigeDedicacion: true,
  },
];

const states = ['aceptada', 'solicitada', 'rechazada'] as const;

/** Two programmes with requests in each state, a document each, and an offer that belongs to the first. */
export async function addProgrammes({ db, brand, calendar, saveFile }: Demo): Promise<void> {
  if (!brand.opciones.programasPracticas) return;
  const rows = planned.map(({ titulo, entradilla, descripcion, ...rest }) => ({
    ...rest,
    claveEnvio: randomUUID(),
    textos: Object.fromEntries(
      languages.map((one, at) => [
        one,
        { titulo: titulo[at] ?? titulo[0], descripcion: `<p>${descripcion[at] ?? descripcion[0]}</p>` },
      ]),
    ),
    entradillas: Object.fromEntries(languages.map((one, at) => [one, entradilla[at] ?? ''])),
    desde: calendar.day(-90),
    hasta: calendar.day(270),
    adhesionAlumnos: true,
    adhesionEmpresas: true,
    para: 'estudiantes' as const,
    abierto: true,
    publicado: true,
  }));
  const kept = await db.orm.insert(programmes).values(rows).returning();
  const firms = await db.orm.select().from(companies).orderBy(asc(companies.id)).limit(6);
  const people = await db.orm
    .select({ id: students.id })
    .from(students)
    .where(eq(students.esAntiguo, false))
    .orderBy(asc(students.id))
    .limit(12);
  const requests = kept.flatMap(({ id: programmeId }, place) => {
    const answered = (turn: number) => {
      const estado = states[turn % 3] ?? 'solicitada';
      const motivo = estado === 'rechazada' ? 'No quedan plazas en esta edición.' : null;
      const creada = calendar.moment(-40 + turn);
      return { programmeId, estado, motivo, creada, resuelta: estado === 'solicitada' ? null : creada };
    };
    return [
      ...firms
        .slice(place * 3, place * 3 + 3)
        .map(({ id }, turn) => ({ ...answered(turn), companyId: id, accountId: null })),
      // The accounts to try the portal with come first, and ask by themselves.
      ...people.slice(4, 10).map(({ id }, turn) => ({ ...answered(turn), accountId: id, companyId: null })),
    ];
  });
  if (requests.length > 0) await db.orm.insert(programmeAdhesions).values(requests);
  if (saveFile)
    for (const { id: programmeId, textos } of kept) {
      const bytes = plainPdf('Bases del programa', [textos.es?.titulo ?? '']);
      const nombre = 'Bases del programa.pdf';
      const fileId = await saveFile(nombre, 'pdf', bytes);
      await db.orm
        .insert(programmeDocuments)
        .values({ programmeId, fileId, nombre, creada: calendar.moment(-60) });
    }
  const [first] = kept;
  const accepted = requests.find(({ companyId, estado }) => companyId !== null && estado === 'aceptada');
  const isChosen = brand.camposOferta.practicas.idPrograma?.visible !== false;
  if (!isChosen || !first || accepted?.companyId == null) return;
  await reserveOffer(
    { db, programmeId: first.id, companyId: accepted.companyId, creada: calendar.moment(-50) },
    people.slice(0, 4),
  );
}

interface Reserved {
  readonly db: Demo['db'];
  readonly programmeId: number;
  readonly companyId: number;
  readonly creada: Date;
}

/** Has an open internship of the company belong to the programme, in which who applied to it already takes part. */
async function reserveOffer(
  { db, programmeId, companyId, creada }: Reserved,
  without: readonly { id: number }[],
): Promise<void> {
  const ids = without.map(({ id }) => id);
  const applied = db.orm
    .select({ id: applications.offerId })
    .from(applications)
    .where(inArray(applications.studentId, ids));
  const [reserved] = await db.orm
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        eq(offers.tipo, 'practicas'),
        eq(offers.estado, 'abierta'),
        notInArray(offers.id, applied),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(1);
  if (!reserved) return;
  await db.orm.update(offers).set({ idPrograma: programmeId }).where(eq(offers.id, reserved.id));
  const candidates = await db.orm
    .select({ accountId: applications.studentId })
    .from(applications)
    .where(eq(applications.offerId, reserved.id));
  for (const { accountId } of candidates) {
    const answer = { estado: 'aceptada', motivo: null, resuelta: creada } as const;
    await db.orm
      .insert(programmeAdhesions)
      .values({ programmeId, accountId, creada, ...answer })
      .onConflictDoUpdate({
        target: [programmeAdhesions.programmeId, programmeAdhesions.accountId],
        set: answer,
      });
  }
}
