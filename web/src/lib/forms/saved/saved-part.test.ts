import { errors } from '@portal/contract/statuses';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { CallError } from '../../api/call-error.ts';
import { SavedPart } from './saved-part.ts';

const schema = z
  .object({
    localidad: z.string().max(10).nullable(),
    telefono: z.string().min(9).nullable(),
    nombre: z.string().min(1),
    paises: z.array(z.number()).min(1),
    version: z.number().optional(),
  })
  .partial();

type Town = { localidad: string; telefono: string; nombre: string; paises: number[] };
type Sent = z.output<typeof schema>;

const before: Town = { localidad: 'Alboraia', telefono: '600100200', nombre: 'Aina', paises: [] };

const parts: SavedPart<typeof schema, Town>[] = [];
afterEach(() => {
  for (const part of parts.splice(0)) part.close();
});

/** A portal that answers when it is told to, and the part of it that a page has open. */
function opened(
  options: {
    whenLeft?: readonly ('localidad' | 'telefono')[];
    told?: (values: Town) => Record<string, string>;
  } = {},
) {
  const kept = { values: before, version: 3 };
  const sent: Sent[] = [];
  const answers: ((answer: { version: number } | CallError) => void)[] = [];
  const part = new SavedPart<typeof schema, Town>(
    {
      schema,
      partial: true,
      ...options,
      save: (body) => {
        sent.push(body);
        return new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof CallError ? reject(answer) : resolve(answer)));
        });
      },
      read: () => Promise.resolve({ ...kept }),
    },
    { ...kept },
    before,
  );
  parts.push(part);
  const answer = (how: { version: number } | CallError) => answers.shift()?.(how);
  return { part, kept, sent, answer };
}

const refusal = (name: 'cannotChangeState' | 'idRegistered' | 'serviceUnavailable', datos: unknown = null) =>
  new CallError({
    name,
    code: errors[name].code,
    mensaje: null,
    datos,
    referencia: null,
    httpStatus: name === 'serviceUnavailable' ? 503 : 409,
  });

it('sends what has changed alone, upon the version that was read, and then upon the one that it made', async () => {
  const { part, sent, answer } = opened();
  part.set('localidad', 'Alzira');
  const first = part.save();
  answer({ version: 4 });
  await first;
  expect(part.getState().savedAt).not.toBeNull();
  part.set('telefono', '611111111');
  const second = part.save();
  answer({ version: 5 });
  await second;
  expect(sent).toEqual([
    { localidad: 'Alzira', version: 3 },
    { telefono: '611111111', version: 4 },
  ]);
});

it('has one call under way, and what changes meanwhile goes in the next', async () => {
  const { part, sent, answer } = opened();
  part.set('localidad', 'Alzira');
  const first = part.save();
  part.set('localidad', 'Alcoi');
  part.leave('localidad');
  expect(sent).toHaveLength(1);
  answer({ version: 4 });
  await first;
  const second = part.save();
  expect(sent[1]).toEqual({ localidad: 'Alcoi', version: 4 });
  answer({ version: 5 });
  await second;
});

it('saves what is left when the page is left, also what changes while a call is under way', async () => {
  const { part, sent, answer } = opened();
  part.set('localidad', 'Alzira');
  void part.save();
  part.set('telefono', '611111111');
  part.close();
  answer({ version: 4 });
  await expect
    .poll(() => sent)
    .toEqual([
      { localidad: 'Alzira', version: 3 },
      { telefono: '611111111', version: 4 },
    ]);
});

it('says what is wrong once the field is left, and saves the others', () => {
  const { part, sent } = opened();
  part.enter('telefono');
  part.set('telefono', '6');
  part.set('localidad', 'Alzira');
  void part.save();
  expect(sent).toEqual([{ localidad: 'Alzira', version: 3 }]);
  expect(part.getState().problems).toEqual({});
  part.leave('telefono');
  expect(Object.keys(part.getState().problems)).toEqual(['telefono']);
});

it('does not take what may not be empty for saved', () => {
  const { part, sent } = opened();
  part.set('nombre', '');
  part.leave('nombre');
  expect(sent).toEqual([]);
  expect(Object.keys(part.getState().problems)).toEqual(['nombre']);
});

it('sends some fields only once they are left', () => {
  const { part, sent } = opened({ whenLeft: ['localidad'] });
  part.enter('localidad');
  part.set('localidad', 'Alz');
  void part.save();
  expect(sent).toEqual([]);
  part.leave('localidad');
  expect(sent).toEqual([{ localidad: 'Alz', version: 3 }]);
});

it('keeps what the portal has refused beside its field, and sends it no more as it is', async () => {
  const { part, sent, answer } = opened();
  part.set('telefono', '611111111');
  const first = part.save();
  answer(refusal('idRegistered', { campos: [{ campo: 'body.telefono', mensaje: 'De otra cuenta' }] }));
  await first;
  expect(part.getState()).toMatchObject({ problems: { telefono: 'De otra cuenta' }, failure: null });
  part.set('localidad', 'Alzira');
  void part.save();
  expect(sent[1]).toEqual({ localidad: 'Alzira', version: 3 });
});

it('takes what it sent without an answer for its own, and what was saved elsewhere for a conflict', async () => {
  const { part, kept, sent, answer } = opened();
  part.set('localidad', 'Alzira');
  const lost = part.save();
  answer(refusal('serviceUnavailable'));
  await lost;
  expect(part.getState().failure?.name).toBe('serviceUnavailable');
  Object.assign(kept, { values: { ...before, localidad: 'Alzira' }, version: 4 });
  const again = part.save();
  answer(refusal('cannotChangeState'));
  await again;
  expect(part.getState()).toMatchObject({ isOutdated: false, failure: null });

  Object.assign(kept, { values: { ...before, localidad: 'Gandia' }, version: 5 });
  part.set('telefono', '611111111');
  const outdated = part.save();
  answer(refusal('cannotChangeState'));
  await outdated;
  expect(part.getState().isOutdated).toBe(true);

  const mine = part.keepMine();
  await Promise.resolve();
  await Promise.resolve();
  answer({ version: 6 });
  await mine;
  // What was typed goes over it, and what was not stays as it was saved elsewhere.
  expect(sent.at(-1)).toEqual({ telefono: '611111111', version: 5 });
  expect(part.getValues()).toEqual({ ...before, localidad: 'Gandia', telefono: '611111111' });
});

it('takes back what was sent without an answer, which the portal may have', async () => {
  const { part, kept, sent, answer } = opened();
  part.set('localidad', 'Alzira');
  const lost = part.save();
  answer(refusal('serviceUnavailable'));
  await lost;
  part.set('localidad', 'Alboraia');
  Object.assign(kept, { values: { ...before, localidad: 'Alzira' }, version: 4 });
  const back = part.save();
  answer(refusal('cannotChangeState'));
  await back;
  expect(part.getValues().localidad).toBe('Alboraia');
  void part.save();
  expect(sent.at(-1)).toEqual({ localidad: 'Alboraia', version: 4 });
});

const told = ({ nombre }: Town): Record<string, string> => (nombre.length > 3 ? { nombre: 'Sobra' } : {});

it('says beside a field that was left what could not be sent, and saves it all the same', async () => {
  const { part, sent, answer } = opened({ told });
  part.enter('nombre');
  part.set('nombre', 'Maria del Mar');
  expect(part.getState().problems).toEqual({});
  part.leave('nombre');
  expect(part.getState().problems).toEqual({ nombre: 'Sobra' });
  answer({ version: 4 });
  await expect.poll(() => part.getState().savedAt).not.toBeNull();
  expect(sent).toEqual([{ nombre: 'Maria del Mar', version: 3 }]);
  expect(part.getState()).toMatchObject({ wrong: ['nombre'], held: [] });
});

it('says which fields the portal has not', () => {
  const { part } = opened();
  part.set('telefono', '600');
  part.leave('telefono');
  expect(part.getState()).toMatchObject({ wrong: ['telefono'], held: ['telefono'] });
});

it('says at once what is wrong with what it is opened with, but not that something is to be filled', () => {
  const { part } = opened({ told: (values) => ({ ...told(values), localidad: 'Falta' }) });
  part.restore({ localidad: '' });
  part.judgeOpened();
  expect(part.getState().problems).toEqual({ nombre: 'Sobra' });
});

it('asks for an empty list once it had something in it', () => {
  const { part } = opened();
  part.judgeOpened();
  expect(part.getState()).toMatchObject({ problems: {}, wrong: [] });
  const filled = { ...before, paises: [1] };
  part.take({ values: filled, version: 4 }, false);
  part.set('paises', []);
  part.leave('paises');
  expect(part.getState()).toMatchObject({ wrong: ['paises'] });
});
