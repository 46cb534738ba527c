import { setTimeout } from 'node:timers/promises';
import { applyImport, checkImport, getImport, uploadImport } from '@portal/contract/imports';
import { spreadsheet } from '../server/src/files/spreadsheet.ts';

/** A large import from its upload to its end, and how long others wait for an answer in each of its steps. */

const rows = 20_000;
/** Between two questions of others, which do not wait for the answer to the one before. */
const everyMs = 20;

const headings = ['Email', 'DNI', 'Nombre', 'Apellidos', 'Titulación', 'Curso', 'Créditos', 'Nota'];
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Asks a call of the portal; throws where it is refused. */
export type Call = (path: string, token?: string, body?: object) => Promise<unknown>;

interface Bench {
  readonly call: Call;
  readonly manager: string;
  readonly student: string;
  say(text: string): void;
  spread(sorted: readonly number[]): string;
}

/** Students who are new, one a row. */
function sheet() {
  const students = Array.from({ length: rows }, (_, place) => {
    const number = 10_000_000 + place;
    const dni = `${number}${letters.charAt(number % 23)}`;
    return [`importado${place}@example.test`, dni, 'Nombre', 'Apellido', 'Derecho', 2, 60, 2.5];
  });
  return spreadsheet('xlsx', headings, students);
}

/** Asks these over and over until it is stopped; gives how long each question waited, the shortest first. */
function askMeanwhile(asked: Readonly<Record<string, () => Promise<unknown>>>) {
  const waits = Object.keys(asked).map((name): [string, number[]] => [name, []]);
  const open = new Set<Promise<void>>();
  let failure: unknown;
  const ask = async (ask: () => Promise<unknown>, times: number[]): Promise<void> => {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  };
  const timer = setInterval(() => {
    for (const [index, question] of Object.values(asked).entries()) {
      const one = ask(question, waits[index]?.[1] ?? [])
        .catch((error) => {
          failure = error;
        })
        .finally(() => open.delete(one));
      open.add(one);
    }
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    if (failure) throw failure;
    return waits.map(([name, times]) => [name, times.toSorted((a, b) => a - b)] as const);
  };
}

/** Sends, checks and applies the rows. */
export async function importing({ call, manager, student, say, spread }: Bench): Promise<void> {
  const ficheroB64 = Buffer.from(await sheet()).toString('base64');
  const state = async (id: number) =>
    getImport.answer.parse(await call(getImport.path.replace(':id', String(id)), manager));
  const reach = async (id: number, estado: string): Promise<void> => {
    for (;;) {
      const one = await state(id);
      if (one.estado === estado) return;
      if (one.estado !== 'comprobando' && one.estado !== 'aplicando')
        throw new Error(JSON.stringify(one).slice(0, 500));
      await setTimeout(200);
    }
  };
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const stop = askMeanwhile({
      '/healthz': () => call('/healthz'),
      'a list': () => call('/api/Alumno/dameOfertasUsuario/practicas', student),
    });
    const began = performance.now();
    const done = await work().finally(async () => {
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      for (const [name, times] of await stop())
        say(`import    ${rows} rows ${what} in ${seconds} s; ${name} meanwhile ${spread(times)}`);
    });
    return done;
  };

  const fichero = { ficheroB64, extension_adjunto: 'xlsx', nombre: 'bench.xlsx' };
  const { id } = await step('read', async () =>
    uploadImport.answer.parse(await call(uploadImport.path, manager, { tipo: 'alumnos', fichero })),
  );
  const { campos } = await state(id);
  await step('checked', async () => {
    await call(checkImport.path, manager, { id, version: 1, campos });
    await reach(id, 'comprobada');
  });
  await step('applied', async () => {
    await call(applyImport.path, manager, { id, version: 2, omiteErrores: false });
    await reach(id, 'aplicada');
  });
}
