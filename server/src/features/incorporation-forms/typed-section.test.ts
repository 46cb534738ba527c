import {
  getIncorporationForm,
  getManagedIncorporationForm,
  saveIncorporationSection,
  sectionBody,
} from '@portal/contract/incorporation-forms';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTyped } from '../../testing/any-typed.ts';
import { newCompany } from '../../testing/applications.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { addForm } from './incorporation-forms.fixtures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({
    brand: (brand) => ({ ...brand, opciones: { ...brand.opciones, formularioIncorporacion: true } }),
  });
});
afterAll(() => portal.close());

test('whatever is typed in an incorporation form is there when it is opened again', async () => {
  const company = await newCompany(portal);
  const manager = { token: await managerToken(portal, (await addManager(portal)).usuario) };
  const { idSolicitud } = await addForm(portal, company.id);
  const params = { id: idSolicitud };
  await fc.assert(
    fc.asyncProperty(anyTyped(sectionBody), async (parte) => {
      const { versiones } = await portal.get(getIncorporationForm, { params }, company);
      const versionSeccion = versiones[parte.seccion] ?? 0;
      const body = { idSolicitud, versionSeccion, parte };
      await portal.get(saveIncorporationSection, { body }, company);
      const { datos } = await portal.get(getIncorporationForm, { params }, company);
      expect(datos[parte.seccion]).toEqual(parte.datos);
      // What is no day yet stops nobody from reading the form.
      await portal.get(getManagedIncorporationForm, { params }, manager);
    }),
    { numRuns: 40 },
  );
});
