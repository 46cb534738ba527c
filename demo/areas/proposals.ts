import type { ProposalEventKind, Turn } from '@portal/contract/proposals';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { applicationSnapshots } from '../../server/src/db/tables/applications.ts';
import { incorporationForms } from '../../server/src/db/tables/incorporation-forms.ts';
import { offerHistory, offers } from '../../server/src/db/tables/offers.ts';
import { internshipProposals, proposalEvents } from '../../server/src/db/tables/proposals.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { studies } from '../../server/src/db/tables/studies.ts';
import { insertAgreedApplication } from '../../server/src/features/applications/agreed-application.queries.ts';
import { readToApply } from '../../server/src/features/applications/apply.queries.ts';
import { withoutHidden } from '../../server/src/features/cv/cv.rules.ts';
import { cvPdf } from '../../server/src/features/cv-pdf/cv-pdf.ts';
import { agreedContent } from '../../server/src/features/incorporation-forms/start-internship.rules.ts';
import { insertAgreedOffer } from '../../server/src/features/offers/agreed-offer.queries.ts';
import { draftOf } from '../../server/src/features/proposals/proposals.rules.ts';
import type { Demo } from '../demo.ts';
import { type PlannedProposal, proposalPlan, usualPeople } from '../proposal-plan.ts';
import { at, type Random, seeded } from '../random.ts';

/** Students who do internships, with a degree under way: that of alumna@demo.test first. */
async function candidates({ db: { orm } }: Demo) {
  const rows = await orm
    .select({
      studentId: students.id,
      studyId: studies.id,
      usuario: accounts.usuario,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.id))
    .innerJoin(
      studies,
      and(eq(studies.studentId, students.id), eq(studies.actual, true), eq(studies.deLaUniversidad, true)),
    )
    .where(
      and(eq(accounts.estado, 'activa'), eq(students.conPracticas, true), isNotNull(students.numSegSocial)),
    )
    .orderBy(asc(students.id))
    .limit(30);
  const isFirst = ({ usuario }: { usuario: string }) => usuario === 'alumna@demo.test';
  return [
    ...rows.filter(isFirst),
    ...rows.filter((row) => !isFirst(row) && !row.usuario.endsWith('@demo.test')),
  ];
}

type Candidate = Awaited<ReturnType<typeof candidates>>[number];

/** What was planned, between people of the demo. */
function proposalOf(
  { calendar, companies }: Demo,
  people: readonly Candidate[],
  place: number,
  random: Random,
) {
  const { student, company, paid, datos, end: _, ...planned } = at(proposalPlan, place);
  const who = student === null ? undefined : at(people, student);
  const host = company === null ? undefined : at(companies, company);
  const creada = calendar.moment(-8 + place, 9);
  const accountId = planned.propone === 'Alumno' ? who?.studentId : host?.contacts[0];
  if (accountId === undefined) throw new Error('a proposal that nobody makes');
  return {
    ...planned,
    accountId,
    claveEnvio: random.uuid(),
    studentId: who?.studentId ?? null,
    companyId: host?.id ?? null,
    studyId: who?.studyId ?? null,
    desde: planned.estado === 'registrada' ? creada : calendar.moment(-1, 8, place),
    creada,
    tipoPractica: place % 2 === 0 ? ('curricular' as const) : ('extracurricular' as const),
    fechaInicio: calendar.day(45),
    fechaFin: calendar.day(165),
    remunerada: paid,
    ayudaEstudio: paid ? 350 : null,
    tareas: 'Acompañar al equipo y preparar informes.',
    datos: { ...usualPeople, ...datos },
  };
}

type Proposal = ReturnType<typeof proposalOf>;

/** How it came to where it is. */
function historyOf({ calendar }: Demo, proposal: Proposal, end: PlannedProposal['end'], managerId: number) {
  const { propone, estado, creada, desde, accountId } = proposal;
  const [side, other]: [Turn, Turn] = propone === 'Alumno' ? ['alumno', 'empresa'] : ['empresa', 'alumno'];
  const event = (tipo: ProposalEventKind, quien: Turn, fecha: Date, by: number | null, nota?: string) => ({
    tipo,
    quien,
    fecha,
    accountId: by,
    nota: nota ?? null,
  });
  const isConfirmed = estado === 'confirmada' || estado === 'validada';
  return [
    event('registrada', side, creada, accountId),
    ...(isConfirmed ? [event('confirmada', other, calendar.moment(-2, 9), null)] : []),
    ...(estado === 'validada' ? [event('validada', 'gestor', desde, managerId)] : []),
    ...(end ? [event(end.tipo, end.quien, desde, null, end.nota)] : []),
  ];
}

/** The internships that students and companies propose without an offer, in every state. */
export async function addProposals(demo: Demo): Promise<void> {
  const { orm } = demo.db;
  if (!demo.brand.opciones.propuestaPracticas) return;
  const people = await candidates(demo);
  const random = seeded(48);
  const [manager] = await orm.select().from(accounts).where(eq(accounts.userType, 'Gestor')).limit(1);
  if (!manager) throw new Error('an institution without a manager');
  for (const [place, { end }] of proposalPlan.entries()) {
    const proposal = proposalOf(demo, people, place, random);
    const [row] = await orm
      .insert(internshipProposals)
      .values(proposal)
      .returning({ id: internshipProposals.id });
    if (!row) throw new Error('a proposal was not written');
    const events = historyOf(demo, proposal, end, manager.id);
    await orm.insert(proposalEvents).values(events.map((event) => ({ ...event, proposalId: row.id })));
    if (proposal.estado === 'validada') await begin(demo, { ...proposal, id: row.id }, manager.id, random);
  }
}

/** What a validated proposal becomes: an application that awaits its form. */
async function begin(
  { db, brand, calendar, saveFile }: Demo,
  proposal: Proposal & { id: number },
  managerId: number,
  random: Random,
): Promise<void> {
  const { studentId, companyId, titulo, tipoPractica } = proposal;
  if (studentId === null || companyId === null) throw new Error('a proposal without a side');
  const now = calendar.moment(-1, 8);
  const datos = draftOf(proposal);
  const offer = await insertAgreedOffer(db, {
    companyId,
    origen: 'propuesta',
    content: agreedContent(titulo, datos),
    now,
    today: calendar.day(-1),
  });
  // The same on every machine.
  const urlAcceso = random.token(16);
  await db.orm.update(offers).set({ urlAcceso, claveEnvio: random.uuid() }).where(eq(offers.id, offer.id));
  const applicationId = await insertAgreedApplication(db, {
    offerId: offer.id,
    studentId,
    managerId,
    now,
  });
  await db.orm.insert(offerHistory).values({
    offerId: offer.id,
    fecha: now,
    quien: 'gestor',
    accountId: managerId,
    hecho: 'propuesta',
  });
  const [read] = await readToApply(db, [{ urlOferta: urlAcceso, studentId }]);
  if (!read) throw new Error('a proposal without its student');
  const cv = withoutHidden(read.profile.cv, brand);
  const { nombre, apellidos } = cv.personales;
  const pdfId = await saveFile?.(
    `CV ${nombre} ${apellidos}.pdf`,
    'pdf',
    await cvPdf(cv, { language: brand.idiomaPorDefecto, layout: 'clasico' }, brand),
  );
  await db.orm.insert(applicationSnapshots).values({ applicationId, cv, creada: now, pdfId: pdfId ?? null });
  await db.orm.insert(incorporationForms).values({
    applicationId,
    tipoPractica,
    datos,
    estado: 'abierto',
    desde: now,
    creado: now,
  });
  await db.orm
    .update(internshipProposals)
    .set({ applicationId })
    .where(eq(internshipProposals.id, proposal.id));
}
