import { randomUUID } from 'node:crypto';
import { addDays } from '@portal/contract/days';
import type { Call } from '@portal/contract/endpoint';
import type { calls, Interview, proposeInterview } from '@portal/contract/interviews';
import { applyWith, newCandidate, rowsOf, setState } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { insertInterview, updateInterview } from './interviews.queries.ts';

type Proposal = Call<typeof proposeInterview>['body'];

/** What a company proposes for the day after the next one. */
export function proposal(
  idCandidatura: number,
  { today, ...more }: { today: Date } & Partial<Proposal>,
): Proposal {
  const dia = addDays(today.toISOString().slice(0, 10), 2);
  return {
    idCandidatura,
    claveEnvio: randomUUID(),
    horas: [
      { dia, hora: '10:00' },
      { dia, hora: '12:30' },
    ],
    duracion: 30,
    lugar: 'Calle Mayor, 1, València',
    ...more,
  };
}

/** An interview that was proposed for an application, or agreed on, straight into the database. */
async function addInterview(
  { database }: TestPortal,
  applicationId: number,
  { inicio, estado = 'propuesta' }: { inicio: Date; estado?: Interview['estado'] },
) {
  const key = randomUUID();
  const row = await insertInterview(database, {
    applicationId,
    claveEnvio: key,
    uid: key,
    estado: 'propuesta',
    horas: [inicio.toISOString()],
    duracion: 30,
    lugar: 'Calle Mayor, 1, València',
    modificada: new Date(),
  });
  if (estado === 'propuesta') return row;
  return updateInterview(database, row, { estado, inicio, elegida: new Date(0) }, false);
}

const later = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3 * 86_400_000);

export function interviewsBodies({ portal, student, company }: Callers): BodiesOf<typeof calls> {
  const candidate = async () => (await newCandidate(portal, company.id, { idEstado: 4 })).id;
  const proposed = async () => {
    const idCandidatura = await candidate();
    const { id, version } = await addInterview(portal, idCandidatura, { inicio: later() });
    return { idCandidatura, idEntrevista: id, version };
  };
  const asked = async () => {
    const { id, urlAcceso: urlOferta } = await addOffer(portal, company.id);
    await applyWith(portal, student.token, urlOferta);
    const [row] = await rowsOf(portal, id, student.id);
    if (!row) throw new Error('the application was not written');
    await setState(portal, row.id, 4);
    const interview = await addInterview(portal, row.id, { inicio: later() });
    return { urlOferta, idEntrevista: interview.id, version: interview.version, interview };
  };
  return {
    proposeInterview: async () => proposal(await candidate(), { today: new Date() }),
    changeInterview: async () => ({
      ...(await proposed()),
      duracion: 45,
      enlace: 'https://video.example.test/sala',
      nota: 'Entre diez minutos antes.',
    }),
    cancelInterview: async () => ({ ...(await proposed()), mensaje: 'Lo sentimos.' }),
    chooseInterviewTime: async () => {
      const { interview, ...body } = await asked();
      return { ...body, inicio: interview.horas[0] ?? '' };
    },
    declineInterviewTimes: async () => {
      const { interview: _, ...body } = await asked();
      return { ...body, mensaje: 'Esos días tengo exámenes.' };
    },
  };
}
