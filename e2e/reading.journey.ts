import { randomUUID } from 'node:crypto';
import { getOwnCompany } from '@portal/contract/company-page';
import { type OfferType, offerFieldNames, offerTypes } from '@portal/contract/offer-fields';
import { createOffer } from '@portal/contract/offer-form';
import type { OfferContent, PublicOffer } from '@portal/contract/offers';
import { beforeAll, expect } from 'vitest';
import { day } from '../web/src/lib/i18n/format.ts';
import { expectAccessible } from './browser.ts';
import { pdf } from './files.ts';
import { journey } from './journey.ts';
import { openDemo } from './own-portal.ts';
import { clientOf, loggedIn } from './people.ts';
import { placeOf } from './places.ts';
import type { RunningPortal } from './portal.ts';
import { readOffer } from './reading.ts';
import { dayFromNow, type NewOffer, newWord, publish } from './scene.ts';

/** Whatever a company may tell students of an offer, students read. */

let portal: RunningPortal;
beforeAll(async () => {
  // An institution that shows every field and requires none.
  const shown = Object.fromEntries(offerFieldNames.map((name) => [name, { visible: true, required: false }]));
  const camposOferta = Object.fromEntries(offerTypes.map((tipo) => [tipo, shown]));
  portal = await openDemo({}, { id: 'universidad', change: (brand) => ({ ...brand, camposOferta }) });
});

type PublicField = Exclude<keyof OfferContent & keyof PublicOffer, 'tipo'>;

/** What a company says in a field, and every piece of it that is to be read. */
interface Told<F extends PublicField> {
  value: NewOffer[F];
  read: readonly string[];
}
/** A public field that none of them has does not compile. */
type Everything = { [F in PublicField]: Told<F> };

const word = newWord();
const words = (name: string) => ({ value: `${name} ${word}`, read: [`${name} ${word}`] });
const address = (name: string) => ({
  value: `https://${name}.example/${word}`,
  read: [`${name}.example/${word}`],
});
const told = <V>(value: V, ...read: string[]) => ({ value, read });
const nothing = { value: undefined, read: [] };

/** What is said of an internship at home is not of a job abroad, and the other way round. */
type ByType =
  | 'idPais'
  | 'idProvincia'
  | 'provincia'
  | 'idLocalidad'
  | 'localidad'
  | 'salario'
  | 'salarioMaximo'
  | 'remuneracionBrutaAnual';

const ofBoth: Omit<Everything, ByType> = {
  titulo: words('Título'),
  plazas: told(13, 'Plazas: 13'),
  experiencia: told(11, '11 años'),
  experienciaDeseable: words('Experiencia deseable'),
  horario: words('Horario'),
  fechaInicio: told(dayFromNow(45), day('es', dayFromNow(45), 'short')),
  fechaFin: told(dayFromNow(140), day('es', dayFromNow(140), 'short')),
  fechaCaducidad: told(dayFromNow(33), day('es', dayFromNow(33))),
  diasRespuesta: told(19, 'Respuesta de la empresa: En 19 días'),
  idTipoContrato: told(3, 'Contrato: Temporal por sustitución'),
  creditosSuperados: told(187, '187 créditos'),
  otrasRemuneraciones: told([4, 12], 'Clases de idiomas', 'Gimnasio'),
  idSector: told(6, 'Sector: Construcción'),
  idCategoria: told(4, 'Categoría: Comunicación'),
  idAreaFuncional: told(3, 'Área funcional: Auditoría y control'),
  idSede: told(2, 'Campus: Campus de la Huerta'),
  ayudaEstudio: told(613, 'Ayuda al estudio: 613\u00a0€/mes'),
  descripcion: words('Descripción'),
  tareasAdesarrollar: words('Tareas'),
  tutoresDisponibles: told(17, 'Tutores disponibles: 17'),
  // Read where the programme is there: `programmes.journey.ts`.
  idPrograma: nothing,
  urlInscripcionExterna: address('inscripcion'),
  idiomas: told(
    [
      { idIdioma: 5, idNivelIdioma: 2 },
      { idIdioma: 18, idNivelIdioma: 6, idCertificadoIdioma: 16, obligatorio: false },
    ],
    'Alemán: tienes el nivel que pide la oferta, A2.',
    'Búlgaro: la oferta pide C2 con ACLES (CertAcles)',
  ),
  listado_titulaciones: told(
    [
      { idTitulacion: 112, caracter: 'requerida' },
      { idTitulacion: 127, caracter: 'deseable' },
      { idTitulacion: 501, caracter: 'propuesta' },
    ],
    'Titulaciones obligatorias: Ciencia e Ingeniería de Datos',
    'Titulaciones deseables: Arquitectura Técnica y Edificación',
    'Titulaciones propuestas: Administración y Finanzas',
  ),
  requisitosObligatorios: told(
    {
      intereses: [2],
      competencias: [6],
      paisesNacionalidad: [858],
      paisesResidencia: [380],
      provinciasResidencia: [15],
      programasInformaticos: [216],
      carnesConducir: [1],
      cochePropio: true,
      trabajandoActualmente: true,
      edadMaxima: 61,
    },
    'Animación y videojuegos',
    'Aprendizaje autónomo',
    'nacionalidad de Uruguay',
    'viven en Italia',
    'viven en A Coruña',
    'saber usar .NET',
    'carné de conducir AM (ciclomotor)',
    'coche propio',
    'estén trabajando',
    '61 años',
  ),
  requisitosDeseables: told(
    {
      intereses: [3],
      competencias: [7],
      paisesNacionalidad: [152],
      paisesResidencia: [276],
      provinciasResidencia: [2],
      programasInformaticos: [705],
      carnesConducir: [4],
      disponibilidadExtranjero: true,
      disponibilidadTraslado: true,
      edadMaxima: 62,
    },
    'Arquitectura y urbanismo',
    'Autoconocimiento',
    'nacionalidad de Chile',
    'viven en Alemania',
    'viven en Albacete',
    'saber usar A3',
    'carné de conducir A (moto)',
    'en el extranjero',
    'cambiar de lugar de residencia',
    '62 años',
  ),
  documentosRequeridos: told(
    [{ idTipoDocumento: 12, nombre: 'Carné de conducir' }, { nombre: `Carta ${word}` }],
    'Documentos requeridos\nCarné de conducir',
    `Carta ${word}`,
  ),
  etiquetas: told([`taller ${word}`], `taller ${word}`),
  motivosExclusion: words('Exclusión'),
  anioPromocionMaximo: told(2033, 'promoción es de 2033'),
  cursoMinimo: told(3, 'curso que admite la oferta: 3.º'),
  soloUltimoCurso: told(true, 'Estás en el último curso.'),
  perfilNoUniversitario: told(true, 'Perfil: También ciclos formativos y otros perfiles no universitarios'),
  trabajoFinEstudios: told(true, 'Trabajo de fin de estudios'),
  tituloTrabajoFinEstudios: words('Trabajo final'),
  nombreTutorUni: words('Tutora'),
  idModalidad: told(3, 'Modalidad: A distancia'),
  numeroDiasSemana: told(5, '5 días a la semana'),
  horasAldia: told(6.5, '6,5 h al día'),
  horasSemana: told(31.5, '31,5 h a la semana'),
  remuneracionBrutaHora: told(19, 'Retribución por hora: 19\u00a0€/hora'),
  otrosBeneficios: words('Beneficios'),
  meses: told(3.5, 'Duración: 3,5 meses'),
  tiempoDedicacionJornada: told(83, '83 % de la jornada'),
  departamento: words('Departamento'),
  centroPracticas: words('Centro'),
  urlComplementaria: address('complemento'),
  ocultarDatosEmpresa: told(false),
};

const everything: Readonly<Record<OfferType, Everything>> = {
  practicas: {
    ...ofBoth,
    idPais: told(1),
    idProvincia: told(7, 'Islas Baleares'),
    idLocalidad: told(7003, 'Manacor, Mallorca'),
    provincia: nothing,
    localidad: nothing,
    // It stands where a salary would, and gives way to one.
    remuneracionBrutaAnual: told(14_250, 'Salario bruto: 14.250\u00a0€/año'),
    salario: nothing,
    salarioMaximo: nothing,
  },
  empleo: {
    ...ofBoth,
    idPais: told(620, 'Portugal'),
    provincia: words('Distrito'),
    localidad: words('Villa'),
    idProvincia: nothing,
    idLocalidad: nothing,
    remuneracionBrutaAnual: nothing,
    salario: told(27_350, '27.350'),
    salarioMaximo: told(31_450, '31.450\u00a0€/año'),
  },
};

journey.for<OfferType>(['practicas', 'empleo'])(
  'a student reads every public field of an offer, of type %s',
  async (tipo, { come }) => {
    const fields = Object.entries(everything[tipo]);
    const content = Object.fromEntries(fields.map(([name, { value }]) => [name, value]));
    const company = await clientOf('empresa', portal.baseUrl);
    const file = {
      ficheroB64: pdf().buffer.toString('base64'),
      extension_adjunto: 'pdf',
      nombre: `${word}.pdf`,
    } as const;
    const { titulo } = everything[tipo];
    const { urlAcceso } = await company.get(createOffer, {
      body: {
        claveEnvio: randomUUID(),
        oferta: { ...content, tipo, titulo: titulo.value },
        ficheroComplementario: file,
      },
    });
    await publish(await clientOf('gestora', portal.baseUrl), urlAcceso);

    const storageState = await loggedIn('alumna', portal.baseUrl);
    const { page } = await come({ baseUrl: portal.baseUrl, storageState });
    await page.goto(`${placeOf('es', tipo === 'practicas' ? 'internshipOffers' : 'jobOffers')}/${urlAcceso}`);
    const { facts, parts } = await readOffer(page);
    const all = [
      // The list of offers, of which it is one, has the heading of the page.
      ...(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()),
      ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`),
      ...Object.values(parts),
    ].join('\n');
    const unread = fields.flatMap(([name, { read }]) =>
      read.filter((piece) => !all.includes(piece)).map((piece) => `${name}: ${piece}`),
    );
    expect(unread).toEqual([]);
    const { nombreComercial } = await company.get(getOwnCompany, {});
    for (const beside of [`${word}.pdf`, nombreComercial]) expect(all).toContain(beside);
    await expectAccessible(page);
  },
);
