import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/offer-form';
import { offerContent } from '@portal/contract/offers';
import type { z } from 'zod';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addOffer, file } from '../../testing/fixtures.ts';

type Content = z.input<typeof offerContent>;

/** An internship as the university's form sends it: everything that it requires is there. */
export const fullInternship = (values: Partial<Content> = {}): Content => ({
  tipo: 'practicas',
  titulo: 'Prácticas en análisis de datos',
  descripcion: 'Un equipo pequeño que enseña.',
  tareasAdesarrollar: 'Preparar informes y cuadros de mando.',
  plazas: 2,
  horario: 'De 9 a 14 h',
  fechaInicio: '2031-02-01',
  fechaFin: '2031-06-30',
  fechaCaducidad: '2031-01-20',
  idPais: 1,
  idProvincia: 46,
  idLocalidad: 46_001,
  idAreaFuncional: 1,
  idModalidad: 1,
  ayudaEstudio: 600,
  horasAldia: 5,
  horasSemana: 25,
  listado_titulaciones: [{ idTitulacion: 112, caracter: 'requerida' }],
  nombreTutorEmpresa: 'Carla',
  ApellidosTutorEmpresa: 'Soler Puig',
  emailTutorEmpresa: 'carla.soler@example.test',
  titulacionTutorEmpresa: 'Ingeniería informática',
  ...values,
});

/** A job as the university's form sends it. */
export const fullJob = (values: Partial<Content> = {}): Content => ({
  tipo: 'empleo',
  titulo: 'Analista de datos',
  descripcion: 'Un puesto estable.',
  tareasAdesarrollar: 'Modelos y su puesta en marcha.',
  plazas: 1,
  idTipoContrato: 1,
  idProvincia: 46,
  idAreaFuncional: 1,
  idModalidad: 1,
  salario: 24_000,
  ...values,
});

/** The same as it is kept. */
export const keptInternship = (values: Partial<Content> = {}) => offerContent.parse(fullInternship(values));

export const offerFormBodies = ({ portal, company }: Callers): BodiesOf<typeof calls> => ({
  countReach: async () => ({ oferta: { tipo: 'practicas' } }),
  copyOffer: async () => ({ urlOferta: (await addOffer(portal, company.id)).urlAcceso }),
  copyOfferToOtherType: async () => ({ urlOferta: (await addOffer(portal, company.id)).urlAcceso }),
  saveOfferDraft: async () => ({ claveEnvio: randomUUID(), oferta: fullInternship() }),
  createOffer: async () => ({
    claveEnvio: randomUUID(),
    oferta: fullInternship(),
    ficheroComplementario: file,
  }),
  editOffer: async () => ({
    urlOferta: (await addOffer(portal, company.id, { estado: 'pendiente' })).urlAcceso,
    oferta: fullInternship(),
    ficheroComplementario: file,
  }),
});
