import type { Answer } from '@portal/contract/endpoint';
import type { Answers, AnswerValue } from '@portal/contract/survey-rules';
import { saveSurveyAnswers } from '@portal/contract/surveys';
import { CallError } from '../../../lib/api/call-error.ts';
import { send } from '../../../lib/api/client.ts';
import { type KeptAnswer, keepAnswer, sentValue } from './kept-answer.ts';
import { countingOf, isWrong } from './question-problems.ts';

type Finished = Answer<typeof saveSurveyAnswers>;

interface State {
  readonly answers: Answers;
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  /** Why what was answered is not saved. */
  readonly failure: CallError | null;
  /** Nothing more is taken: one has to come in again, or it was answered, or the survey is over. */
  readonly isOver: boolean;
}

/** How long nothing is typed before it is saved, and how long to wait after a failure. */
const quietMs = 1_000;
const retriesMs = [5_000, 15_000, 30_000, 60_000];

const isPassing = ({ offline, httpStatus }: CallError) => offline || httpStatus >= 500 || httpStatus === 429;
const ends: readonly string[] = ['linkExpiredOrUsed', 'surveyAnswered', 'surveyNotAccessible'];

/** The answers that are being given: each is saved as it is given, one call at a time, and again until it has arrived. */
export class SavedAnswers {
  readonly #name: string;
  #kept: KeptAnswer;
  #state: State;
  readonly #unsent: Set<number>;
  /** What the portal did not take, until something else is answered. */
  readonly #refused = new Set<number>();
  #running: Promise<void> | null = null;
  #isFinishing = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();

  constructor(name: string, kept: KeptAnswer) {
    this.#name = name;
    this.#kept = kept;
    this.#unsent = new Set(kept.unsent);
    this.#state = { answers: kept.answers, isSaving: false, savedAt: null, failure: null, isOver: false };
  }

  readonly getState = (): State => this.#state;
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #set(patch: Partial<State>): void {
    this.#state = { ...this.#state, ...patch };
    for (const watcher of this.#watchers) watcher();
  }

  #keep(): void {
    this.#kept = { ...this.#kept, answers: this.#state.answers, unsent: [...this.#unsent] };
    keepAnswer(this.#name, this.#kept);
  }

  /** Follows the page; what is not saved when it is left is sent without it. */
  readonly open = (): (() => void) => {
    const onHide = () => document.hidden && void this.#save(true);
    document.addEventListener('visibilitychange', onHide);
    if (this.#unsent.size > 0) this.#soon(0);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(this.#timer);
      void this.#save(true);
    };
  };

  /** What is chosen is saved at once, what is typed once nothing more is for a moment. */
  readonly answer = (idPregunta: number, value: AnswerValue | null, isTyped: boolean): void => {
    const { [idPregunta]: _, ...others } = this.#state.answers;
    this.#unsent.add(idPregunta);
    this.#refused.delete(idPregunta);
    this.#set({ answers: value === null ? others : { ...others, [idPregunta]: value } });
    this.#keep();
    if (this.#failures === 0) this.#soon(isTyped ? quietMs : 0);
  };

  readonly saveNow = (): void => {
    clearTimeout(this.#timer);
    void this.#save();
  };

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  /** What can be sent: an answer that does not fit its question stays until it does. */
  #sendable(): number[] {
    const { preguntas } = this.#kept.acceso.encuesta;
    const { answers } = this.#state;
    return [...this.#unsent].filter((id) => {
      const question = preguntas.find(({ idPregunta }) => idPregunta === id);
      return question !== undefined && !this.#refused.has(id) && !isWrong(question, answers);
    });
  }

  async #send(ids: readonly number[], terminar: boolean, keepalive: boolean): Promise<Finished> {
    const { pase, codigo, encuesta } = this.#kept.acceso;
    const { answers } = this.#state;
    // In the end what stands on no page any more, or was never an answer, is taken back: it could not be put right.
    const counting = terminar ? countingOf(encuesta.preguntas, answers, ids) : new Set(ids);
    const lContestaciones = ids.map((id) => ({
      idPregunta: id,
      valor: counting.has(id) ? sentValue(answers[id]) : null,
    }));
    const datos = await send(
      saveSurveyAnswers,
      { params: { id: encuesta.idEncuesta }, body: { pase, codigo, lContestaciones, terminar } },
      { keepalive },
    );
    for (const id of ids) if (this.#state.answers[id] === answers[id]) this.#unsent.delete(id);
    return datos;
  }

  async #save(keepalive = false): Promise<void> {
    if (this.#isFinishing) return;
    if (this.#running !== null || this.#state.isOver) return this.#running ?? undefined;
    const ids = this.#sendable();
    if (ids.length === 0) return;
    this.#running = this.#saving(ids, keepalive);
    await this.#running;
    this.#running = null;
    // What was answered meanwhile.
    if (this.#failures === 0 && this.#sendable().length > 0) this.#soon(0);
  }

  async #saving(ids: readonly number[], keepalive: boolean): Promise<void> {
    this.#set({ isSaving: true });
    try {
      await this.#send(ids, false, keepalive);
      this.#failures = 0;
      this.#set({ isSaving: false, savedAt: new Date(), failure: null });
      this.#keep();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#fail(error, ids);
    }
  }

  #fail(error: CallError, ids: readonly number[]): void {
    if (error.fields.length > 0) {
      for (const { campo } of error.fields) this.#refused.add(Number(campo.split('.').at(-1)));
      // Named by no question: none of them goes.
      if (!ids.some((id) => this.#refused.has(id))) for (const id of ids) this.#refused.add(id);
      this.#set({ isSaving: false });
      return;
    }
    this.#set({ isSaving: false, failure: error, isOver: ends.includes(error.name) });
    if (!isPassing(error)) return;
    const wait = retriesMs[Math.min(this.#failures, retriesMs.length - 1)] ?? 60_000;
    this.#failures += 1;
    this.#soon(wait);
  }

  /** Sends the last answers and finishes. Undefined where that did not go: `failure` says why. */
  readonly finish = async (): Promise<Finished | undefined> => {
    this.#isFinishing = true;
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
    try {
      this.#set({ failure: null });
      const datos = await this.#send([...this.#unsent], true, false);
      this.#failures = 0;
      this.#set({ isOver: true });
      return datos;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#set({ failure: error, isOver: ends.includes(error.name) });
      return undefined;
    } finally {
      this.#isFinishing = false;
    }
  };
}
