import { editProfilePicture, getCv } from '@portal/contract/cv';
import { maxFileBytes } from '@portal/contract/files';
import { getStudent } from '@portal/contract/students';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStudent } from '../../testing/applications.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { jpegWith, segment } from './cv.fixtures.ts';

let portal: TestPortal;
let student: Awaited<ReturnType<typeof newStudent>>;
beforeAll(async () => {
  portal = await openPortal();
  student = await newStudent(portal);
});
afterAll(() => portal.close());

const photo = (extension: 'png' | 'jpg' | 'jpeg', bytes: Buffer) => ({
  body: { extension, ficheroB64: bytes.toString('base64') },
});
const shown = async () => (await portal.get(getCv, {}, student)).urlImagenPerfil;

test('a photo is kept without where it was taken, opened by a link, and taken away', async () => {
  expect(await shown()).toBeNull();
  const sent = jpegWith(800, 1000, [segment(0xe1, 'Exif\0\0GPS 39.4699 N')]);
  await portal.get(editProfilePicture, photo('jpg', sent), student);
  const answer = await portal.app.inject({ url: (await shown()) ?? '' });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.rawPayload.equals(jpegWith(800, 1000))).toBe(true);

  await portal.get(editProfilePicture, photo('png', fileSamples.png), student);
  expect((await portal.app.inject({ url: (await shown()) ?? '' })).headers['content-type']).toBe('image/png');

  const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  const { urlImagenPerfil } = await portal.get(getStudent, { params: { id: student.id } }, manager);
  expect((await portal.app.inject({ url: urlImagenPerfil ?? '' })).headers['content-type']).toBe('image/png');

  const taken = { body: { extension: 'png', ficheroB64: null } } as const;
  expect(await portal.get(editProfilePicture, taken, student)).toEqual({ urlImagenPerfil: null });
  expect(await shown()).toBeNull();
});

test('one that is too large, or none, is refused, and nothing is changed', async () => {
  await portal.get(editProfilePicture, photo('jpeg', jpegWith(10, 10)), student);
  await portal.refused(editProfilePicture, photo('jpg', jpegWith(1001, 10)), 'photoOverLimit', student);
  await portal.refused(editProfilePicture, photo('jpg', jpegWith(10, 1001)), 'photoOverLimit', student);
  const heavy = jpegWith(10, 10, [], Buffer.alloc(maxFileBytes));
  for (const [extension, bytes] of [
    ['jpg', heavy],
    ['jpg', fileSamples.png],
    ['png', jpegWith(10, 10)],
    ['png', fileSamples.pdf],
    ['jpg', jpegWith(10, 10).subarray(0, 80)],
  ] as const) {
    const { datos } = await portal.refused(
      editProfilePicture,
      photo(extension, bytes),
      'fileTypeNotAllowed',
      student,
    );
    expect(datos).toMatchObject({ campos: [{ campo: 'ficheroB64' }] });
  }
  const gif = { body: { extension: 'gif' as never, ficheroB64: 'R0lGODlh' } };
  await portal.refused(editProfilePicture, gif, 'fileTypeNotAllowed', student);
  const kept = await portal.app.inject({ url: (await shown()) ?? '' });
  expect(kept.rawPayload.equals(jpegWith(10, 10))).toBe(true);
});
