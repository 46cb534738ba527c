import type { Language } from '@portal/contract/languages';
import { isKnown, type ManagedProposalCard, type ProposalCard } from '@portal/contract/proposals';
import type { Ctx } from '../../http/context.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import type { OwnStudy } from './lookups.queries.ts';
import type { ListedProposal } from './own-proposals.queries.ts';
import { eventsOf, type Proposal } from './proposals.queries.ts';
import {
  actorOf,
  mayDo,
  readsCompanyPeople,
  readsStudentName,
  type Side,
  turnOf,
} from './proposals.rules.ts';

/** A degree by its name; null where it has none. */
function titleOf(
  { idTitulacion, titulo }: Pick<OwnStudy, 'idTitulacion' | 'titulo'>,
  language: Language,
): string | null {
  return titulo ?? degrees.find((degree) => degree.idTitulacion === idTitulacion)?.texts[language] ?? null;
}

export const namedStudies = (studies: readonly OwnStudy[], language: Language) =>
  studies.flatMap(({ idEstudio, ...study }) => {
    const titulo = titleOf(study, language);
    return titulo === null ? [] : [{ idEstudio, titulo }];
  });

/** What was written of something; null where nobody knows it. */
export const written = (text: string | null): string | null => (isKnown(text) ? text : null);

/** The other side by its name, as far as this one may know it. */
function otherOf(side: Side, { propone, estado, alumno, empresa, datos }: ListedProposal): string | null {
  if (side === 'alumno') return empresa ?? written(datos.nombreEmpresa);
  return (readsStudentName({ propone, estado }) ? alumno : null) ?? written(datos.nombreAlumno);
}

const common = (row: ListedProposal) => ({
  idPropuesta: row.id,
  estado: row.estado,
  propone: row.propone,
  espera: turnOf(row),
  desde: row.desde,
  titulo: row.titulo,
  fechaInicio: row.fechaInicio,
  fechaFin: row.fechaFin,
});

export const cardFor = (side: Side, row: ListedProposal): ProposalCard => ({
  ...common(row),
  otraParte: otherOf(side, row),
});

export const managedCard = (row: ListedProposal): ManagedProposalCard => ({
  ...common(row),
  alumno: row.alumno ?? written(row.datos.nombreAlumno),
  empresa: row.empresa ?? written(row.datos.nombreEmpresa),
});

export const peopleOf = ({ datos }: Pick<Proposal, 'datos'>) => ({
  contacto: {
    email: written(datos.emailContacto),
    nombre: written(datos.nombreContacto),
    apellidos: written(datos.apellidosContacto),
    telefono: written(datos.telefonoContacto),
  },
  firmante: {
    nombre: written(datos.nombreFirmante),
    apellidos: written(datos.apellidosFirmante),
    cargo: written(datos.cargoFirmante),
    email: written(datos.emailFirmante),
  },
});

/** Of the internship itself, which everybody reads. */
export const internshipOf = (proposal: Proposal, language: Language) => ({
  version: proposal.version,
  tipoPractica: proposal.tipoPractica,
  remunerada: proposal.remunerada,
  ayudaEstudio: proposal.ayudaEstudio,
  tareas: proposal.tareas,
  titulacion:
    titleOf({ idTitulacion: proposal.idTitulacion, titulo: proposal.estudio }, language) ??
    written(proposal.datos.titulacion),
  practica:
    proposal.idSolicitud !== null && proposal.urlOferta !== null
      ? { idSolicitud: proposal.idSolicitud, urlOferta: proposal.urlOferta }
      : null,
});

/** A proposal as one side of it reads it. */
export async function wholeFor(
  side: Side,
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  proposal: Proposal,
) {
  const { propone, estado } = proposal;
  const actor = actorOf(side, propone);
  const events = await eventsOf(db, proposal.id);
  return {
    ...cardFor(side, proposal),
    ...internshipOf(proposal, language),
    ...(readsCompanyPeople(side, proposal) ? peopleOf(proposal) : { contacto: null, firmante: null }),
    puedeConfirmar: mayDo('confirm', actor, estado),
    puedeRetirar: mayDo('withdraw', actor, estado),
    historial: events.map(({ tipo, fecha, quien, nota }) => ({
      tipo,
      fecha,
      quien,
      // How the institution came to know it is between its managers.
      nota: tipo === 'confirmacionAnotada' ? null : nota,
    })),
  };
}
