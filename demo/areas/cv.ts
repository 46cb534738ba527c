import { type Brand, personalField, reservedPersonalFields } from '@portal/contract/brand';
import { eq, inArray } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { documentRequests, studentDocuments, students } from '../../server/src/db/tables/students.ts';
import type { DemoUser } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { Demo } from '../demo.ts';
import { makeIban, makeMobile } from '../identity-numbers.ts';
import { plainPdf } from '../pdf.ts';
import { around, seeded } from '../random.ts';

type Reserved = Partial<typeof students.$inferInsert>;

const streets = [
  'Calle de la Paz',
  'Avenida del Puerto',
  'Carrer Major',
  'Calle de Colón',
  'Plaza del Ayuntamiento',
];

/** What the institution alone reads of a student; some have said little of it. */
function reservedOf(place: number, nombre: string, calendar: Calendar): Reserved {
  const random = seeded(7_000 + place);
  const iban = makeIban(random);
  const telefono2 = makeMobile(random);
  const said: Reserved = {
    genero: around(['mujer', 'hombre', null, 'noConsta'], place),
    idPaisNacimiento: 1,
    localidadNacimiento: around(['València', 'Alacant/Alicante', 'Madrid', 'Barcelona'], place),
    telefono2: place % 4 === 0 ? telefono2 : null,
    direccion: `${around(streets, place)}, ${1 + (place % 60)}`,
    codigoPostal: `460${String(1 + (place % 26)).padStart(2, '0')}`,
    iban: place % 3 === 0 ? iban : null,
    boletin: place % 2 === 0,
    comunicaciones: place % 5 !== 4,
    validadoDOIP: place % 3 !== 1,
    ...(place % 15 === 7 && { discapacidad: true, discapacidadConsentida: calendar.moment(-60) }),
    ...(place % 8 === 3 && {
      emailPersonal: `${nombre.toLowerCase().replace(/[^a-z]/g, '')}.${place}@correo.example`,
      emailPersonalConfirmado: place % 16 === 3,
    }),
  };
  return place % 6 === 5 ? { boletin: said.boletin } : said;
}

const elsewhereInTermTime: Reserved = {
  direccionCurso: 'Residencia Azahar, habitación 214',
  codigoPostalCurso: '46022',
  idPaisCurso: 1,
  idProvinciaCurso: 46,
  localidadCurso: 'València',
};

/** Of the accounts that are shown to people who try the portal. */
const ofAccount: Readonly<Partial<Record<DemoUser, Reserved>>> = {
  'alumna@demo.test': {
    genero: 'mujer',
    emailPersonal: 'marina.soler@correo.example',
    emailPersonalConfirmado: true,
    idIdiomaComunicaciones: 1,
    boletin: true,
    validadoDOIP: true,
    ...elsewhereInTermTime,
  },
  'alumno@demo.test': {
    validadoDOIP: false,
    boletin: false,
    iban: null,
    direccion: null,
    codigoPostal: null,
  },
};

/** What processes ask for, and what of it has been handed in. */
const requests = [
  {
    usuario: 'alumna@demo.test',
    solicitante: 'Secretaría',
    descripcion: 'Justificante del seguro escolar de este curso',
    days: 20,
    handedIn: false,
  },
  {
    usuario: 'alumna@demo.test',
    solicitante: 'Relaciones internacionales',
    descripcion: 'Certificado de la estancia en el extranjero',
    days: -10,
    handedIn: true,
  },
  {
    usuario: 'alumno@demo.test',
    solicitante: 'Servicio de prácticas',
    descripcion: 'Copia del documento de identidad por las dos caras',
    days: null,
    handedIn: false,
  },
  {
    usuario: 'alumno@demo.test',
    solicitante: 'Secretaría',
    descripcion: 'Certificado de empadronamiento para la ayuda de transporte',
    days: -6,
    handedIn: false,
  },
] as const;

/** What the institution hides it has never asked for. */
const asked = (reserved: Reserved, brand: Brand): Reserved =>
  Object.fromEntries(
    Object.entries(reserved).filter(([name]) => {
      const field = reservedPersonalFields.find((one) => one === name);
      return field === undefined || personalField(brand, field).visible;
    }),
  );

export async function addReservedData({ db, calendar, brand, saveFile }: Demo): Promise<void> {
  const { orm } = db;
  const people = await orm
    .select({ id: students.id, usuario: accounts.usuario, nombre: accounts.nombre })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.id))
    .where(inArray(accounts.estado, ['activa']))
    .orderBy(students.id);
  const idOf = new Map(people.map(({ id, usuario }) => [usuario, id]));
  for (const [place, { id, usuario, nombre }] of people.entries()) {
    const own = Object.entries(ofAccount).find(([account]) => account === usuario)?.[1];
    const reserved = asked({ ...reservedOf(place, nombre, calendar), ...own }, brand);
    await orm.update(students).set(reserved).where(eq(students.id, id));
  }
  const save = async (titulo: string) =>
    saveFile ? saveFile(`${titulo}.pdf`, 'pdf', plainPdf(titulo, ['Documento de demostración.'])) : null;
  const random = seeded(8_000);
  for (const { usuario, solicitante, descripcion, days, handedIn } of requests) {
    const fileId = handedIn ? await save('Certificado de estancia') : null;
    await orm.insert(documentRequests).values({
      studentId: idOf.get(usuario) ?? 0,
      claveEnvio: random.uuid(),
      solicitante,
      descripcion,
      fechaLimite: days === null ? null : calendar.day(days),
      solicitada: calendar.moment(-30),
      fileId,
      entregada: fileId === null ? null : calendar.moment(-15),
    });
  }
  const fileId = await save('DNI por las dos caras');
  if (fileId === null) return;
  const document = {
    studentId: idOf.get('alumna@demo.test') ?? 0,
    idTipoDocumento: 5,
    fileId,
    privado: true,
  };
  await orm.insert(studentDocuments).values({ ...document, fecha: calendar.moment(-100) });
}
