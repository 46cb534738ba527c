import { randomBytes, randomUUID } from 'node:crypto';
import type { calls, eventContent } from '@portal/contract/events';
import type { z } from 'zod';
import { eventRegistrations, events } from '../../db/tables/events.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof eventContent>;

export const someEvent = (more: Partial<Content> = {}): Content => ({
  textos: { es: { titulo: 'Feria de empleo', descripcion: '<p>Con cuarenta empresas.</p>' } },
  entradillas: { es: 'Ven a conocerlas.' },
  categoria: 'feria',
  dia: '2031-03-10',
  hora: '10:00',
  diaFin: '2031-03-10',
  horaFin: '14:00',
  lugar: 'Salón de actos',
  enlace: null,
  organizador: 'Servicio de Empleo',
  para: 'todos',
  destacado: false,
  inscripcion: true,
  plazas: null,
  listaEspera: true,
  finInscripcion: null,
  certificado: false,
  horasCertificado: null,
  videos: [],
  publicado: true,
  ...more,
});

type Values = Partial<typeof events.$inferInsert>;

/** An event that is there already: by default in ten days, published, with registrations. */
export async function addEvent({ database }: TestPortal, more: Values = {}) {
  const inicio = new Date(Date.now() + 10 * 86_400_000);
  const [row] = await database.orm
    .insert(events)
    .values({
      claveEnvio: randomUUID(),
      urlEvento: randomBytes(12).toString('base64url'),
      textos: { es: { titulo: 'Taller', descripcion: '<p>Texto</p>' } },
      entradillas: {},
      categoria: 'taller',
      dia: inicio.toISOString().slice(0, 10),
      hora: '10:00',
      diaFin: inicio.toISOString().slice(0, 10),
      horaFin: '12:00',
      inicio,
      fin: new Date(inicio.getTime() + 2 * 3_600_000),
      lugar: 'Aula 1',
      organizador: 'Servicio de Empleo',
      para: 'todos',
      destacado: false,
      inscripcion: true,
      listaEspera: true,
      videos: [],
      publicado: true,
      codigo: 'ABC234',
      ...more,
    })
    .returning();
  if (!row) throw new Error('an event was not written');
  return { ...row, named: { idEvento: row.id, urlEvento: row.urlEvento } };
}

export const eventsBodies = ({ portal, student }: Callers): BodiesOf<typeof calls> => {
  const enrolled = async (more: Values = {}, asistio: Date | null = null) => {
    const event = await addEvent(portal, more);
    await portal.database.orm
      .insert(eventRegistrations)
      .values({ eventId: event.id, accountId: student.id, estado: 'inscrito', creada: new Date(), asistio });
    return event;
  };
  const attended = () => enrolled({ certificado: true, inicio: new Date(0), fin: new Date(1) }, new Date(1));
  return {
    enrolInEvent: async () => (await addEvent(portal)).named,
    withdrawFromEvent: async () => (await enrolled()).named,
    attendEvent: async () => ({ ...(await enrolled({ inicio: new Date() })).named, codigo: 'ABC234' }),
    createEvent: async () => ({ claveEnvio: randomUUID(), evento: someEvent() }),
    editEvent: async () => ({ idEvento: (await addEvent(portal)).id, version: 1, evento: someEvent() }),
    cancelEvent: async () => ({ idEvento: (await enrolled()).id, motivo: 'El ponente está enfermo.' }),
    deleteEvent: async () => ({ id: (await addEvent(portal)).id }),
    addEventPicture: async () => ({
      idEvento: (await addEvent(portal)).id,
      extension: 'png',
      ficheroB64: fileSamples.png.toString('base64'),
    }),
    deleteEventPicture: async () => ({ idEvento: (await addEvent(portal)).id, id: 1 }),
    markAttendance: async () => ({ idEvento: (await enrolled()).id, idAlumno: student.id, asistio: true }),
    downloadEventCertificate: async () => (await attended()).named,
    issueEventCertificate: async () => ({ idEvento: (await attended()).id, idAlumno: student.id }),
    exportEventRegistrations: async () => ({ idEvento: (await enrolled()).id, formato: 'csv' }),
  };
};
