import type { IncorporationData } from '@portal/contract/incorporation-forms';
import { incorporationData } from '@portal/contract/incorporation-forms';
import type { PlacementEventKind } from '@portal/contract/placements';
import { and, asc, desc, eq, gte, or } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { agreements } from '../../server/src/db/tables/agreements.ts';
import { applications } from '../../server/src/db/tables/applications.ts';
import { incorporationForms } from '../../server/src/db/tables/incorporation-forms.ts';
import { offers } from '../../server/src/db/tables/offers.ts';
import { academicTutors, placementNumbers, placements } from '../../server/src/db/tables/placements.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { makeNote, makeVersion } from '../../server/src/features/placements/make-version.ts';
import {
  addEvent,
  addSignature,
  insertPlacement,
  newestVersion,
  type Placement,
  readinessOf,
} from '../../server/src/features/placements/placements.queries.ts';
import {
  academicYear,
  needsOf,
  placementNumber,
} from '../../server/src/features/placements/placements.rules.ts';
import { demoAccounts } from '../accounts.ts';
import type { Demo } from '../demo.ts';
import { earlier, type PlannedPlacement, plannedPlacements, readyPlacement } from '../placement-plan.ts';
import { around } from '../random.ts';

const tutors = [
  {
    nombre: 'Carme',
    apellidos: 'Puig Sala',
    email: 'carme.puig@universidad.example',
    departamento: 'Informática',
  },
  {
    nombre: 'Andrés',
    apellidos: 'Vela Ruiz',
    email: 'andres.vela@universidad.example',
    departamento: 'Empresa',
  },
  {
    nombre: 'Lucía',
    apellidos: 'Otero Pons',
    email: 'lucia.otero@universidad.example',
    departamento: 'Comunicación',
  },
  { nombre: 'Jordi', apellidos: 'Bosch Prat', email: 'jordi.bosch@universidad.example', departamento: null },
];

interface Validated {
  readonly applicationId: number;
  readonly studentId: number;
  readonly alumno: string;
  readonly usuario: string;
  readonly companyId: number;
  readonly accountId: number | null;
  readonly titulo: string;
  readonly datos: unknown;
  /** Nothing of the student's or the company's stands against it. */
  readonly isReady: boolean;
}

/** A placement of each validated incorporation form, in every state, of this academic year and earlier ones. */
export async function addPlacements(demo: Demo): Promise<void> {
  const { db, calendar } = demo;
  const [manager] = await db.orm.select().from(accounts).where(eq(accounts.userType, 'Gestor')).limit(1);
  if (!manager) throw new Error('the demo has no manager');
  const kept = await db.orm
    .insert(academicTutors)
    .values(tutors.map((tutor) => ({ ...tutor, creado: calendar.moment(-400) })))
    .returning();
  const counts = new Map<number, number>();
  const before = new Map<number, number>();
  const forms = await validatedForms(demo);
  const ready = forms.slice(1).find(({ isReady }) => isReady);
  let turn = 0;
  for (const form of forms) {
    const years = before.get(form.studentId) ?? 0;
    before.set(form.studentId, years + 1);
    const first = form === ready ? readyPlacement : around(plannedPlacements, turn++);
    const planned = years > 0 ? earlier(years) : first;
    await addOne(demo, form, planned, {
      counts,
      managerId: manager.id,
      tutorId: planned.hasTutor ? around(kept, turn).id : null,
    });
  }
  if (counts.size > 0)
    await db.orm.insert(placementNumbers).values([...counts].map(([curso, numero]) => ({ curso, numero })));
}

/** Those of the accounts to try the portal with come first. */
async function validatedForms({ db: { orm }, calendar }: Demo): Promise<Validated[]> {
  const lastDay = calendar.day(readyPlacement.to);
  const agreed = await orm
    .select({ companyId: agreements.companyId })
    .from(agreements)
    .where(
      and(
        eq(agreements.estado, 'formalizado'),
        or(eq(agreements.sincaducidad, true), gte(agreements.fechaCaducidad, lastDay)),
      ),
    );
  const rows = await orm
    .select({
      applicationId: incorporationForms.applicationId,
      studentId: applications.studentId,
      nombre: accounts.nombre,
      apellidos: accounts.apellidos,
      usuario: accounts.usuario,
      companyId: offers.companyId,
      accountId: offers.accountId,
      titulo: offers.titulo,
      datos: incorporationForms.datos,
      numSegSocial: students.numSegSocial,
    })
    .from(incorporationForms)
    .innerJoin(applications, eq(applications.id, incorporationForms.applicationId))
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .innerJoin(accounts, eq(accounts.id, applications.studentId))
    .innerJoin(students, eq(students.id, applications.studentId))
    .where(eq(incorporationForms.estado, 'validado'))
    .orderBy(asc(offers.companyId), desc(incorporationForms.applicationId));
  const isOfDemo = ({ usuario }: { usuario: string }) =>
    demoAccounts.some((account) => account.usuario === usuario);
  return rows
    .map(({ nombre, apellidos, numSegSocial, ...row }) => ({
      ...row,
      alumno: `${nombre} ${apellidos}`,
      isReady: numSegSocial !== null && agreed.some(({ companyId }) => companyId === row.companyId),
    }))
    .sort((one, other) => Number(isOfDemo(other)) - Number(isOfDemo(one)));
}

interface By {
  readonly counts: Map<number, number>;
  readonly managerId: number;
  readonly tutorId: number | null;
}

async function addOne(
  demo: Demo,
  form: Validated,
  planned: PlannedPlacement,
  { counts, managerId, tutorId }: By,
): Promise<void> {
  const { db, calendar } = demo;
  const written = incorporationData.parse(form.datos);
  const fechaInicio = calendar.day(planned.from);
  const horario = { ...written.horario, fechaInicio, fechaFin: calendar.day(planned.to) };
  const datos: IncorporationData = { ...written, horario };
  await db.orm
    .update(incorporationForms)
    .set({ datos })
    .where(eq(incorporationForms.applicationId, form.applicationId));
  const curso = academicYear(fechaInicio);
  const count = (counts.get(curso) ?? 0) + 1;
  counts.set(curso, count);
  const creada = calendar.moment(Math.min(planned.from - 20, -1));
  const { applicationId, studentId, companyId, titulo } = form;
  const made = await insertPlacement(db, {
    applicationId,
    studentId,
    companyId,
    titulo,
    academicTutorId: tutorId,
    numero: placementNumber(curso, count),
    estado: planned.estado,
    tipoPractica: planned.tipoPractica,
    titulacion: null,
    datos,
    fechaInicio,
    fechaFin: horario.fechaFin,
    horasTotales: horario.horasTotales,
    curso,
    emailTutorEmpresa: datos.tutor.email.toLowerCase(),
    faltan: [],
    desde: creada,
    creada,
    ...endOf(planned, demo),
  });
  const making = {
    ...demo,
    now: () => creada,
    keep: async (nombre: string, pdf: Uint8Array) => (await demo.saveFile?.(nombre, 'pdf', pdf)) ?? null,
  };
  await makeVersion(making, made, { datos, cambios: [], desde: null });
  await makeNote(making, made);
  await signAll(demo, made, planned, { form, managerId });
  await settle(demo, made, planned);
  await addHistory(demo, made, planned, managerId);
}

function endOf({ estado, from }: PlannedPlacement, { calendar }: Demo) {
  const finDesde = calendar.day(from + 30);
  if (estado === 'renunciada')
    return { finPor: 'alumno' as const, finMotivo: 'Ha empezado un trabajo a jornada completa.', finDesde };
  if (estado === 'rescindida')
    return { finPor: 'empresa' as const, finMotivo: 'La empresa cierra el centro de trabajo.', finDesde };
  return {};
}

/** When the party at this place signs. */
const signedAt = (calendar: Demo['calendar'], from: number, place: number): Date =>
  calendar.moment(Math.min(from - 15 + place, -1), 11 + place);

async function signAll(
  { db, calendar }: Demo,
  { id, datos }: Placement,
  { signed, from }: PlannedPlacement,
  { form, managerId }: { form: Validated; managerId: number },
): Promise<void> {
  const version = await newestVersion(db, id);
  if (!version) throw new Error('a placement of the demo has no annex');
  const { nombre, apellidos } = datos.firmanteAnexo;
  const signers = {
    empresa: { accountId: form.accountId, nombre: `${nombre} ${apellidos}` },
    alumno: { accountId: form.studentId, nombre: form.alumno },
    centro: { accountId: managerId, nombre: 'Secretaría de prácticas' },
  };
  for (const [place, parte] of signed.entries())
    await addSignature(db, {
      ...signers[parte],
      versionId: version.id,
      parte,
      medio: 'cuenta',
      fecha: signedAt(calendar, from, place),
      sha256: version.sha256,
    });
}

/** What it lacks; one that lacks something is not ready yet. */
async function settle(
  { db }: Demo,
  { id, academicTutorId }: Placement,
  planned: PlannedPlacement,
): Promise<void> {
  if (planned.estado !== 'preparacion' && planned.estado !== 'lista') return;
  const { signed } = planned;
  const faltan = needsOf({ signed, hasTutor: academicTutorId !== null, ...(await readinessOf(db, id)) });
  const estado = faltan.length === 0 ? 'lista' : 'preparacion';
  await db.orm.update(placements).set({ faltan, estado }).where(eq(placements.id, id));
}

async function addHistory(
  { db, calendar }: Demo,
  { id, creada }: Placement,
  { estado, from, to, signed }: PlannedPlacement,
  managerId: number,
): Promise<void> {
  const addAt = (tipo: PlacementEventKind, fecha: Date, nota: string | null = null) =>
    addEvent(db, { placementId: id, tipo, fecha, nota });
  const add = (tipo: PlacementEventKind, days: number) => addAt(tipo, calendar.moment(Math.min(days, -1)));
  await addEvent(db, { placementId: id, tipo: 'creada', fecha: creada, accountId: managerId });
  for (const [place, parte] of signed.entries())
    await addAt('firmada', signedAt(calendar, from, place), parte);
  if (estado === 'preparacion' || estado === 'lista') return;
  await add('lista', from - 10);
  await add('empezada', from);
  if (estado === 'finalizada' || estado === 'cerrada') await add('finalizada', to + 1);
  if (estado === 'cerrada') await add('cerrada', to + 14);
  if (estado === 'renunciada' || estado === 'rescindida') await add(estado, from + 28);
}
