import { expect, it } from 'vitest';
import { contentMatches } from './file-content.ts';

const pdf = new Blob(['%PDF-1.4\n%%EOF\n']);
const program = new Blob(['MZ\u0090\u0000 this is a program']);

it('is told before the file is sent: a program that is called a PDF is none', async () => {
  expect(await contentMatches(pdf, 'pdf')).toBe(true);
  expect(await contentMatches(program, 'pdf')).toBe(false);
  expect(await contentMatches(program, 'txt')).toBe(false);
  expect(await contentMatches(pdf, 'png')).toBe(false);
  expect(await contentMatches(new Blob(['MZ and other words']), 'txt')).toBe(true);
});

it('is told as the server tells it: a PDF may have bytes before its header, and needs its end', async () => {
  expect(await contentMatches(new Blob(['\r\n', pdf]), 'pdf')).toBe(true);
  expect(await contentMatches(new Blob(['%PDF-1.4\n']), 'pdf')).toBe(false);
});
