import { expect, it } from 'vitest';
import { advanced, emptyQueue, joined, left, type Queue, type Urgency } from './dialog-queue.ts';

const come = (queue: Queue, id: string, urgency: Urgency) => advanced(joined(queue, { id, urgency }));

it('shows one at a time: what was asked for before what the portal says, each in the order in which they came', () => {
  let queue = come(emptyQueue, 'missing', 'portal');
  queue = come(queue, 'other', 'portal');
  queue = come(queue, 'language', 'asked');
  queue = come(queue, 'delete', 'asked');
  const seen: (string | null)[] = [];
  while (queue.shown !== null) {
    seen.push(queue.shown);
    queue = advanced(left(queue, queue.shown));
  }
  expect(seen).toEqual(['missing', 'language', 'delete', 'other']);
});

it('forgets one that no longer wants to be seen, and does not hold one twice', () => {
  let queue = come(emptyQueue, 'a', 'asked');
  queue = come(come(queue, 'b', 'asked'), 'b', 'asked');
  expect(queue.waiting).toHaveLength(1);
  queue = left(queue, 'b');
  expect(advanced(left(queue, 'a'))).toEqual(emptyQueue);
});

it('shows what nobody gets past before all that waits, and after what is shown', () => {
  let queue = come(come(emptyQueue, 'first', 'asked'), 'second', 'asked');
  queue = come(come(queue, 'missing', 'portal'), 'survey', 'mandatory');
  expect(queue.shown).toBe('first');
  queue = advanced(left(queue, 'first'));
  expect(queue.shown).toBe('survey');
});
