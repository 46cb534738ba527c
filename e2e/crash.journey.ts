import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, listCandidates, listJobApplications } from '@portal/contract/applications';
import { createOffer } from '@portal/contract/company-offers';
import { loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type RunningPortal, startPortal } from './portal.ts';
import { job, publish } from './scene.ts';

const ePassword = 'Portal2026';
let folder: string;
let portal: RunningPortal;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  portal = await startPortal(folder);
});
afterEach(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function people(baseUrl: string) {
  const [student, company, manager] = [new Client(baseUrl), new Client(baseUrl), new Client(baseUrl)];
  const student1 = await student.get(loginStudent, {
    body: { eAmbito: 'PrivadoAlumno', eUsuario: 'alumna@demo.test', ePassword },
  });
  const company1 = await company.get(loginCompany, {
    body: { eAmbito: 'PrivadoEmpresa', eUsuario: 'empresa@demo.test', ePassword },
  });
  const manager1 = await manager.get(loginManager, {
    body: { eAmbito: 'PrivadoGestor', eUsuario: 'gestora@demo.test', ePassword },
  });
  student.token = student1.token;
  company.token = company1.token;
  manager.token = manager1.token;
  return { student, company, manager };
}

test('killed while it takes applications, it has each acknowledged one after the restart, once', async () => {
  const { company, manager, student } = await people(portal.baseUrl);
  const offers: string[] = [];
  for (let number = 1; number <= 40; number++) {
    const { urlAcceso } = await company.get(createOffer, {
      body: { claveEnvio: randomUUID(), oferta: job(`Puesto de prueba ${number}`) },
    });
    await publish(manager, urlAcceso);
    offers.push(urlAcceso);
  }

  // Four at a time; the process is killed as soon as a few are acknowledged, with others under way.
  const acknowledged: string[] = [];
  const waiting = [...offers];
  let killed: Promise<void> | undefined;
  const applicant = async () => {
    for (let urlOferta = waiting.shift(); urlOferta; urlOferta = waiting.shift()) {
      const answer = await student.call(apply, { body: { urlOferta } }).catch(() => undefined);
      if (!answer) return;
      expect(answer).toMatchObject({ status: 0 });
      acknowledged.push(urlOferta);
      if (acknowledged.length === 12) killed = portal.kill();
    }
  };
  await Promise.all([applicant(), applicant(), applicant(), applicant()]);
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  expect(acknowledged.length).toBeLessThan(offers.length);

  portal = await startPortal(folder);
  const again = await people(portal.baseUrl);
  const { candidaturas } = await again.student.get(listJobApplications, { query: { porPagina: 100 } });
  for (const urlOferta of acknowledged) {
    expect(candidaturas.filter((application) => application.urlOferta === urlOferta)).toHaveLength(1);
    const { candidatos } = await again.company.get(listCandidates, { params: { id: urlOferta }, query: {} });
    expect(candidatos).toHaveLength(1);
  }
  // And it goes on: one that was not acknowledged can be sent now.
  const left = waiting.at(-1);
  if (left)
    expect(await again.student.call(apply, { body: { urlOferta: left } })).toMatchObject({ status: 0 });
});

test('ends cleanly on SIGTERM, and a second process on its folder is told who has it', async () => {
  await expect(startPortal(folder)).rejects.toThrow(`is in use by process ${portal.process.pid}`);
  expect(await portal.stop()).toBe(0);
  portal = await startPortal(folder);
});
