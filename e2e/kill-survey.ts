import { errors } from '@portal/contract/statuses';
import {
  beginSurveyAnonymously,
  createPortalSurvey,
  getSurveyResults,
  openSurvey,
  saveSurveyAnswers,
} from '@portal/contract/surveys';
import { Client } from './client.ts';

/** An anonymous answer that is being given: what was kept by question, and what was sent and not answered. */
interface Answering {
  readonly pase: string;
  readonly codigo: string;
  readonly kept: Map<number, number>;
  underWay: { idPregunta: number; valor: number } | 'finish' | null;
  isFinished: boolean;
}

const questions = [1, 2, 3, 4];
/** Each question is answered and changed, over and over, before it is finished. */
const savesOfOne = 12;

/** Somebody without an account: who is logged in is not asked. */
const visitor = ({ baseUrl }: Client): Client => new Client(baseUrl);

/** A survey that anybody may answer. */
async function newSurvey(manager: Client): Promise<number> {
  const preguntas = questions.map((idPregunta) => ({
    idPregunta,
    tipo: 'numero' as const,
    textos: { es: `Pregunta ${idPregunta}`, ca: `Pregunta ${idPregunta}`, en: `Question ${idPregunta}` },
  }));
  const encuesta = {
    titulos: { es: 'Encuesta', ca: 'Enquesta', en: 'Survey' },
    definicion: { preguntas },
    paraAlumnos: false,
    paraEmpresa: false,
    sacaOpcionAnonima: true,
    conLogin: false,
    registraParticipacion: false,
    obligatoria: false,
    desde: '2020-01-01',
    hasta: null,
  };
  const { idEncuesta } = await manager.get(createPortalSurvey, {
    body: { claveEnvio: crypto.randomUUID(), encuesta },
  });
  await manager.get(openSurvey, { body: { idEncuesta, version: 1 } });
  return idEncuesta;
}

/** Answers a survey while the portal is killed, and says what is not as it was acknowledged. */
export class SurveyUnderKill {
  readonly #answers: Answering[] = [];
  #id: number | undefined;

  async #survey(manager: Client): Promise<number> {
    this.#id ??= await newSurvey(manager);
    return this.#id;
  }

  /** Begins before anything is killed: a survey of which nobody knows the number cannot be answered. */
  open = async (manager: Client): Promise<void> => void (await this.#survey(manager));

  /** One answer from its beginning to its end; throws where the portal does not answer. */
  async answer(client: Client): Promise<void> {
    const id = await this.#survey(client);
    const { pase, codigo } = await visitor(client).get(beginSurveyAnonymously, {
      params: { id },
      body: {},
    });
    if (codigo === null) throw new Error('an anonymous answer has no code');
    const answering: Answering = { pase, codigo, kept: new Map(), underWay: null, isFinished: false };
    this.#answers.push(answering);
    for (let count = 0; count < savesOfOne; count++) {
      const idPregunta = questions[count % questions.length] ?? 1;
      answering.underWay = { idPregunta, valor: count + 1 };
      await this.#send(client, answering);
    }
    answering.underWay = 'finish';
    await this.#send(client, answering);
  }

  async #send(client: Client, answering: Answering): Promise<void> {
    const { pase, codigo, underWay } = answering;
    if (underWay === null) return;
    const terminar = underWay === 'finish';
    const body = { pase, codigo, lContestaciones: underWay === 'finish' ? [] : [underWay], terminar };
    await client.get(saveSurveyAnswers, { params: { id: await this.#survey(client) }, body });
    if (underWay === 'finish') answering.isFinished = true;
    else answering.kept.set(underWay.idPregunta, underWay.valor);
    answering.underWay = null;
  }

  /** Sends again what was not answered, and finishes what was begun. */
  async goOn(client: Client): Promise<void> {
    for (const answering of this.#answers) {
      if (answering.isFinished) continue;
      await this.#send(client, answering);
      answering.underWay = 'finish';
      await this.#send(client, answering);
    }
  }

  /** What is not as it was acknowledged; each answer stands once. */
  async compare(manager: Client): Promise<string[]> {
    const id = await this.#survey(manager);
    const problems: string[] = [];
    let open = 0;
    for (const answering of this.#answers) {
      const { codigo, kept, underWay, isFinished } = answering;
      const found = await visitor(manager).call(beginSurveyAnonymously, {
        params: { id },
        body: { codigo },
      });
      const isDone = found.status === errors.surveyAnswered.code;
      if (isFinished !== isDone && underWay !== 'finish') problems.push(`a finish of ${codigo} is wrong`);
      if (isDone) continue;
      const stored = new Map(
        found.status === 0 ? found.datos.lContestaciones.map((one) => [one.idPregunta, one.valor]) : [],
      );
      if (stored.size > 0) open += 1;
      for (const [idPregunta, valor] of kept) {
        const value = stored.get(idPregunta);
        const isSent =
          typeof underWay === 'object' && underWay?.idPregunta === idPregunta && underWay.valor === value;
        if (value !== valor && !isSent) problems.push(`lost ${idPregunta} of ${codigo}`);
      }
    }
    const { numEmpezadas } = await manager.get(getSurveyResults, { params: { id }, query: {} });
    if (numEmpezadas !== open) problems.push(`${numEmpezadas} answers are begun in the place of ${open}`);
    return problems;
  }

  get count(): number {
    return this.#answers.length;
  }
}
