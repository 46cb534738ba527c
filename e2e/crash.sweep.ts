import { randomUUID } from 'node:crypto';
import { apply, listJobApplications } from '@portal/contract/applications';
import { listCandidates } from '@portal/contract/candidates';
import { createOffer } from '@portal/contract/offer-form';
import { loginCompany, loginManager, loginStudent } from '@portal/contract/session';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { Client } from './client.ts';
import { copyDemo, newFolder, type PortalFolder } from './own-portal.ts';
import { type RunningPortal, startPortal } from './portal.ts';
import { job, publish } from './scene.ts';

const ePassword = 'Portal2026';

/** A portal of its own for each test. */
function portalAt(makePlace: () => PortalFolder | Promise<PortalFolder>) {
  let place: PortalFolder;
  let portal: RunningPortal;
  const start = async () => {
    portal = await startPortal(place.folder, place.env);
  };
  beforeEach(async () => {
    place = await makePlace();
    await start();
  });
  afterEach(async () => {
    await portal.stop();
    await place.remove();
  });
  return {
    get running() {
      return portal;
    },
    get folder() {
      return place.folder;
    },
    start,
  };
}

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

/** Kills the portal while it takes applications: after the restart it has each acknowledged one, once. */
async function keepsWhatItAcknowledged(portal: ReturnType<typeof portalAt>): Promise<void> {
  const { company, manager, student } = await people(portal.running.baseUrl);
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
      if (acknowledged.length === 12) killed = portal.running.kill();
    }
  };
  await Promise.all([applicant(), applicant(), applicant(), applicant()]);
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  expect(acknowledged.length).toBeLessThan(offers.length);

  await portal.start();
  const again = await people(portal.running.baseUrl);
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
}

describe('killed while it takes applications, it has each acknowledged one after the restart, once', () => {
  describe('on the embedded database', () => {
    const portal = portalAt(() => newFolder());
    test('whose files were open', () => keepsWhatItAcknowledged(portal));
  });

  describe.skipIf(inject('demoServer') === '')('on a PostgreSQL server', () => {
    const portal = portalAt(copyDemo);
    test('which lost its client', () => keepsWhatItAcknowledged(portal));
  });
});

describe('on the embedded database', () => {
  const portal = portalAt(() => newFolder({ DEMO: '0' }));

  test('ends cleanly on SIGTERM, and a second process on its folder is told who has it', async () => {
    await expect(startPortal(portal.folder)).rejects.toThrow(
      `is in use by process ${portal.running.process.pid}`,
    );
    expect(await portal.running.stop()).toBe(0);
    await portal.start();
  });
});
