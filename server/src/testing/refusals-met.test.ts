import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveCandidate } from '@portal/contract/candidates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCandidate, newCompany } from './applications.ts';
import { openPortal, type TestPortal } from './portal.ts';

let portal: TestPortal;
let folder: string;
beforeEach(async () => {
  portal = await openPortal();
  folder = mkdtempSync(join(tmpdir(), 'portal-refusals-'));
  vi.stubEnv('REFUSALS_MET', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  await portal.close();
});

const noted = () =>
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));

test('what any call answers to what it cannot read is not what the call declares', async () => {
  const company = await newCompany(portal);
  const { id: idCandidatura } = await newCandidate(portal, company.id);
  const move = (body: object) =>
    portal.refused(
      moveCandidate,
      { body: { idCandidatura, idEstado: 17, ...body } },
      'mandatoryDataMissing',
      company,
    );
  // What its schemas do not take, what is too much, and what the database cannot hold.
  await move({ idEstado: 'x' });
  await move({ comentario: 'a'.repeat(100_000) });
  await move({ idEstado: 3, comentario: 'one\ud800two' });
  expect(noted()).toEqual([]);
  await move({});
  expect(noted()).toEqual([`15 ${moveCandidate.path}`, '']);
});
