import { randomUUID } from 'node:crypto';
import { apply } from '@portal/contract/applications';
import { listCandidates, moveCandidate } from '@portal/contract/candidates';
import { dayIn } from '@portal/contract/days';
import type { Call } from '@portal/contract/endpoint';
import { createOffer } from '@portal/contract/offer-form';
import { getPendingOffer, validateOffer } from '@portal/contract/validations';
import type { Client } from './client.ts';
import { clientOf } from './people.ts';

/** What a journey finds when it begins, made through the calls; every title is used once. */

export type NewOffer = Call<typeof createOffer>['body']['oferta'];

const madrid = 'Europe/Madrid';
const dayLength = 86_400_000;

/** `2026-09-15`, so many days from today. */
export const dayFromNow = (days: number) => dayIn(madrid, new Date(Date.now() + days * dayLength));

/** A word that no other offer has. */
export const newWord = () => `zq${randomUUID().replaceAll('-', '').slice(0, 10)}`;

export const newTitle = (words: string) => `${words} ${newWord()}`;

/** An internship that alumna@demo.test qualifies for, with all that the institution requires. */
export const internship = (titulo: string, more: Partial<NewOffer> = {}): NewOffer => ({
  tipo: 'practicas',
  titulo,
  descripcion: 'Unas prácticas para aprender el oficio con un equipo pequeño.',
  tareasAdesarrollar: 'Acompañar al equipo, preparar informes y presentar resultados.',
  plazas: 2,
  horario: 'De lunes a viernes, de 9:00 a 13:00',
  fechaInicio: dayFromNow(40),
  fechaFin: dayFromNow(160),
  fechaCaducidad: dayFromNow(30),
  idPais: 1,
  idProvincia: 46,
  idLocalidad: 46_001,
  idAreaFuncional: 1,
  idModalidad: 1,
  ayudaEstudio: 400,
  horasAldia: 4,
  horasSemana: 20,
  listado_titulaciones: [{ idTitulacion: 101, caracter: 'requerida' }],
  nombreTutorEmpresa: 'Vicenta',
  ApellidosTutorEmpresa: 'Ferrer Mas',
  emailTutorEmpresa: 'tutora@empresa.example',
  titulacionTutorEmpresa: 'Economía',
  ...more,
});

/** A job that asks nothing special, with all that the institution requires. */
export const job = (titulo: string, more: Partial<NewOffer> = {}): NewOffer => ({
  tipo: 'empleo',
  titulo,
  descripcion: 'Un puesto que no pide nada especial.',
  tareasAdesarrollar: 'Apoyar al equipo en lo que haga falta.',
  plazas: 1,
  experiencia: 0,
  horario: 'De 9 a 14 h',
  idTipoContrato: 1,
  salario: 20_000,
  salarioMaximo: 24_000,
  idPais: 1,
  idProvincia: 46,
  idLocalidad: 46_001,
  idSector: 1,
  idAreaFuncional: 1,
  idModalidad: 1,
  perfilNoUniversitario: true,
  fechaInicio: dayFromNow(30),
  ...more,
});

/** Has the demo company send the offer; it then waits for the manager. Its address. */
export async function sendOffer(oferta: NewOffer): Promise<string> {
  const company = await clientOf('empresa');
  const { urlAcceso } = await company.get(createOffer, { body: { claveEnvio: randomUUID(), oferta } });
  return urlAcceso;
}

/** A manager lets an offer through, as it is now; highlighted where it is to stand before the others. */
export async function publish(manager: Client, urlOferta: string, destacada = false): Promise<void> {
  const { modificada } = await manager.get(getPendingOffer, { params: { id: urlOferta }, query: {} });
  await manager.get(validateOffer, { body: { urlOferta, modificada, destacada } });
}

/** The same, validated: students see it. */
export async function openOffer(oferta: NewOffer): Promise<string> {
  const urlOferta = await sendOffer(oferta);
  await publish(await clientOf('gestora'), urlOferta);
  return urlOferta;
}

/** alumna@demo.test applies, with the document where the offer asks for one. */
export async function applyTo(urlOferta: string, document?: string): Promise<void> {
  const student = await clientOf('alumna');
  const documentos = document === undefined ? [] : [{ nombre: document, url: 'https://trabajos.example' }];
  await student.get(apply, { body: { urlOferta, aceptaCondiciones: true, documentos } });
}

/** Who has applied to an offer, where that is one: where the application stands. */
export async function onlyCandidate(urlOferta: string) {
  const company = await clientOf('empresa');
  const { candidatos } = await company.get(listCandidates, { params: { id: urlOferta }, query: {} });
  const [candidate] = candidatos;
  if (!candidate) throw new Error(`nobody has applied to ${urlOferta}`);
  return candidate;
}

type Move = Omit<Call<typeof moveCandidate>['body'], 'idCandidatura'>;

/** The company moves its only candidate, step by step. */
export async function moveOnly(urlOferta: string, moves: readonly Move[]): Promise<void> {
  const company = await clientOf('empresa');
  const { idCandidatura } = await onlyCandidate(urlOferta);
  for (const move of moves) await company.get(moveCandidate, { body: { idCandidatura, ...move } });
}

/** The company puts its only candidate forward (state 16), which the student must answer. */
export const putForward = (urlOferta: string): Promise<void> =>
  moveOnly(urlOferta, [{ idEstado: 2 }, { idEstado: 16 }]);
