import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar.rules.ts';

const event = {
  uid: 'abc@portal.example.test',
  secuencia: 2,
  modificada: new Date('2030-11-05T11:00:00Z'),
  inicio: new Date('2030-11-07T09:00:00Z'),
  duracion: 45,
  titulo: 'Entrevista: Análisis de datos',
  lugar: 'Calle Mayor, 1',
  enlace: 'https://video.example.test/sala',
  descripcion: 'Sala 2; planta 3\nhttps://portal.example.test/mis-candidaturas/abc',
  organizador: { nombre: 'Universidad "Modelo"', correo: 'hola@example.test' },
  cancelada: false,
};

/** Lines as a reader has them: unfolded. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

test('an event is written with its times in UTC, its number and what it is about', () => {
  expect(linesOf(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Careers portal//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@portal.example.test',
    'SEQUENCE:2',
    'DTSTAMP:20301105T110000Z',
    'DTSTART:20301107T090000Z',
    'DTEND:20301107T094500Z',
    'SUMMARY:Entrevista: Análisis de datos',
    'DESCRIPTION:Sala 2\\; planta 3\\nhttps://portal.example.test/mis-candidaturas/abc',
    'LOCATION:Calle Mayor\\, 1',
    'URL:https://video.example.test/sala',
    'ORGANIZER;CN="Universidad  Modelo ":mailto:hola@example.test',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('one that was called off is taken out', () => {
  const lines = linesOf(calendarFile({ ...event, cancelada: true }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
});

test('no text breaks a line, and each line has 75 octets at most', () => {
  const text = fc.string({ unit: 'binary', maxLength: 120 });
  fc.assert(
    fc.property(text, text, (titulo, descripcion) => {
      const file = calendarFile({ ...event, titulo, descripcion });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const lines = linesOf(file);
      expect(lines).toHaveLength(19);
      const read = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const kept = titulo.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
      expect(unescaped(read)).toBe(kept);
    }),
    { numRuns: 40 },
  );
});
