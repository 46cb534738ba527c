import { moveCandidate } from '@portal/contract/candidates';
import type { SectionBody } from '@portal/contract/incorporation-forms';
import {
  getIncorporationForm,
  incorporationData,
  saveIncorporationSection,
  sendIncorporationForm,
} from '@portal/contract/incorporation-forms';
import { clientOf } from './people.ts';
import { applyTo, dayFromNow, internship, newTitle, onlyCandidate, openOffer } from './scene.ts';

const signatory = {
  nombre: 'Aina',
  apellidos: 'Roca Ferrer',
  dni: '12345678Z',
  cargo: 'Directora general',
  email: 'aina.roca@empresa.example',
  telefono: '961234567',
};

/** All but the contact, which is written, and the tutor, who is asked by link. */
const others: readonly SectionBody[] = [
  { seccion: 'firmanteConvenio', datos: signatory },
  { seccion: 'firmanteAnexo', datos: signatory },
  {
    seccion: 'lugar',
    datos: {
      direccion: 'Calle Colón, 12',
      codigoPostal: '46004',
      localidad: 'València',
      idPais: 1,
      idProvincia: 46,
    },
  },
  {
    seccion: 'horario',
    datos: {
      fechaInicio: dayFromNow(40),
      fechaFin: dayFromNow(160),
      horario: 'De lunes a viernes, de 9 a 13 h',
      numeroDiasSemana: 5,
      horasAldia: 4,
      horasSemana: 20,
      horasTotales: 300,
    },
  },
  { seccion: 'condiciones', datos: { remunerada: true, ayudaEstudio: 450 } },
  {
    seccion: 'actividad',
    datos: {
      descripcionActividad: 'Apoyo al equipo de análisis.',
      tareas: 'Preparar informes y revisar datos.',
      formacionAdquirida: 'Estadística aplicada.',
    },
  },
  { seccion: 'competencias', datos: { genericas: ['comunicacion'], especificas: 'Análisis de datos.' } },
  {
    seccion: 'seguimiento',
    datos: { tipoSeguimiento: 'semanal', informaRiesgos: true, facilitaProteccion: true },
  },
];

export async function writeOthers(idSolicitud: number) {
  const company = await clientOf('empresa');
  const { versiones } = await company.get(getIncorporationForm, { params: { id: idSolicitud } });
  for (const parte of others) {
    const versionSeccion = versiones[parte.seccion] ?? 0;
    await company.get(saveIncorporationSection, { body: { idSolicitud, versionSeccion, parte } });
  }
}

const people: readonly SectionBody[] = [
  {
    seccion: 'contacto',
    datos: {
      nombre: 'Pere',
      apellidos: 'Soler Mas',
      email: 'pere.soler@empresa.example',
      telefono: '961234568',
    },
  },
  {
    seccion: 'tutor',
    datos: {
      nombre: 'Marta',
      apellidos: 'Gil Ros',
      dni: '00000000T',
      cargo: 'Jefa de proyectos',
      email: 'marta.gil@empresa.example',
      telefono: '961234569',
    },
  },
];

/** The number of an incorporation form that the demo company has sent for the demo student, and its title. */
export async function sentForm(words: string): Promise<{ idSolicitud: number; titulo: string }> {
  const titulo = newTitle(words);
  const urlOferta = await openOffer(internship(titulo));
  await applyTo(urlOferta);
  const { idCandidatura: idSolicitud } = await onlyCandidate(urlOferta);
  const company = await clientOf('empresa');
  // It is answered with 98, and the form is open.
  await company.call(moveCandidate, { body: { idCandidatura: idSolicitud, idEstado: 5 } });
  const { version } = await company.get(getIncorporationForm, { params: { id: idSolicitud } });
  const datos = incorporationData.parse(
    Object.fromEntries([...others, ...people].map((part) => [part.seccion, part.datos])),
  );
  await company.get(sendIncorporationForm, { body: { idSolicitud, version, datos } });
  return { idSolicitud, titulo };
}
