import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { degrees } from '../server/src/features/catalogue/lists/degrees.ts';

/** Words of the generated texts: the first are common, the last rare, as in a language. */
const words = [
  ...[
    'equipo',
    'trabajo',
    'empresa',
    'clientes',
    'proyecto',
    'desarrollo',
    'gestión',
    'apoyo',
    'datos',
    'análisis',
  ],
  ...[
    'marketing',
    'ventas',
    'comunicación',
    'programación',
    'diseño',
    'informes',
    'contabilidad',
    'calidad',
    'campañas',
    'redes',
  ],
  ...[
    'logística',
    'compras',
    'producción',
    'ingeniería',
    'formación',
    'selección',
    'personas',
    'finanzas',
    'auditoría',
    'impuestos',
  ],
  ...[
    'laboratorio',
    'investigación',
    'sostenibilidad',
    'energía',
    'mantenimiento',
    'software',
    'pruebas',
    'seguridad',
    'turismo',
    'hotel',
  ],
  ...Array.from({ length: 400 }, (_, index) => `palabra${index}`),
];

/** An SQL expression: `count` words, the common ones more often; `row` makes each row its own. */
const text = (row: string, count: number, salt: number): string =>
  `(select string_agg((${wordArray})[1 + floor(power(abs(hashint8(${row} * 7919 + w * 104729 + ${salt})::bigint) / 2147483648.0, 2.2) * ${words.length})::int], ' ') from generate_series(1, ${count}) w)`;
const wordArray = `array[${words.map((word) => `'${word}'`).join(',')}]`;

/** A pseudo-random whole number from 0 to `below` - 1, always the same for the row. */
const pick = (row: string, below: number, salt: number): string =>
  `(abs(hashint8(${row} * 31 + ${salt})::bigint) % ${below})::int`;

const empty = `'{"intereses":[],"competencias":[],"paisesNacionalidad":[],"paisesResidencia":[],"provinciasResidencia":[],"programasInformaticos":[],"carnesConducir":[],"cochePropio":false,"disponibilidadExtranjero":false,"disponibilidadTraslado":false,"trabajandoActualmente":null,"edadMaxima":null}'::jsonb`;

/** How many different texts the offers have. */
const texts = 5_000;

/** The degrees that every offer asks for, one of which every student has. */
const degreeIds = degrees.slice(0, 20).map(({ idTitulacion }) => idTitulacion);

/** Makes `size` students and as many offers, open for the most part, and a tenth as many applications. */
export async function generate(client: pg.Client, size: number, say: (text: string) => void): Promise<void> {
  const companies = Math.max(100, Math.floor(size / 100));
  const run = async (what: string, sql: string): Promise<void> => {
    const began = Date.now();
    await client.query(sql);
    say(`  ${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  // The triggers' work is done once for all rows below.
  await client.query(`set session_replication_role = replica`);
  await run(
    'companies',
    `insert into companies (nombre_comercial, nombre_fiscal, cif, estado)
     select 'Empresa ' || n, 'Empresa ' || n || ', S. L.', 'BENCH' || n, 'validada' from generate_series(1, ${companies}) n`,
  );
  await run(
    'contacts',
    `with made as (
       insert into accounts (user_type, usuario, nombre, apellidos, email)
       select 'Empresa', 'contacto' || n || '@example.test', 'Nombre', 'Apellido', 'contacto' || n || '@example.test'
       from generate_series(1, ${companies}) n returning id, nombre, apellidos, email)
     insert into company_contacts (account_id, company_id, nombre, apellidos, email)
     select id, row_number() over (order by id), nombre, apellidos, email from made`,
  );
  await run(
    'students',
    `with made as (
       insert into accounts (user_type, usuario, nombre, apellidos, email)
       select 'Alumno', 'alumno' || n || '@example.test', 'Nombre ' || n, 'Apellido ' || n, 'alumno' || n || '@example.test'
       from generate_series(1, ${size}) n returning id)
     insert into students (id, fecha_nacimiento, telefono, id_pais, id_provincia, localidad, nacionalidades,
       num_seg_social, programas_informaticos, intereses, competencias, presentacion)
     select id, date '2000-01-01' + ${pick('id', 1800, 1)}, '600000000', 1, 1 + ${pick('id', 52, 2)}, 'Localidad', '[1]',
       '281234567840', '[1, 2, 3, 4]', '[1, 2]', '[1, 2, 3]', 'Me interesa aprender.'
     from made`,
  );
  await run(
    'studies',
    `insert into studies (student_id, de_la_universidad, id_titulacion, centro, nota, curso, creditos_superados, creditos_totales)
     select id, true, (array[${degreeIds.join(',')}])[1 + ${pick('id', degreeIds.length, 3)}], 'Facultad', 2.5, 3, 150, 240 from students`,
  );
  await run(
    'languages',
    `insert into spoken_languages (student_id, id_idioma, id_nivel_idioma) select id, l, 5 from students, generate_series(1, 3) l`,
  );
  await run(
    'texts',
    `create table bench_texts as
     select n, initcap(${text('n', 5, 10)}) as titulo, ${text('n', 90, 11)} as descripcion, ${text('n', 30, 12)} as tareas
     from generate_series(0, ${texts - 1}) n;
     alter table bench_texts add primary key (n)`,
  );
  await run(
    'offers',
    `insert into offers (url_acceso, company_id, clave_envio, estado, referencia, fecha, fecha_destacada, tipo, titulo,
       plazas, experiencia, horario, fecha_inicio, fecha_fin, fecha_caducidad, id_tipo_contrato, salario, salario_maximo,
       ayuda_estudio, id_pais, id_provincia, id_localidad, localidad, id_sector, id_area_funcional, descripcion,
       tareas_a_desarrollar, id_modalidad, horas_aldia, horas_semana, meses, idiomas, listado_titulaciones,
       requisitos_obligatorios, requisitos_deseables)
     select 'bench' || lpad(o.n::text, 11, '0'), 1 + ${pick('o.n', companies, 4)}, gen_random_uuid(),
       case when o.n % 20 = 0 then 'cerrada' else 'abierta' end, 'B-' || o.n, now() - o.n * interval '13 seconds',
       case when o.n % 50 = 0 then now() - o.n * interval '13 seconds' end,
       case when o.n % 2 = 0 then 'practicas' else 'empleo' end, t.titulo, 1 + ${pick('o.n', 5, 5)}, 0,
       'De lunes a viernes, por la mañana', current_date + 400, current_date + 600, current_date + 90,
       1 + ${pick('o.n', 6, 6)}, 20000, 26000, 500, 1, 1 + ${pick('o.n', 52, 7)}, 1001, 'Localidad', 1 + ${pick('o.n', 20, 8)},
       1 + ${pick('o.n', 20, 9)}, t.descripcion, t.tareas, 1 + ${pick('o.n', 3, 13)}, 5, 25, 6,
       '[{"idIdioma": 3, "idNivelIdioma": 3, "idCertificadoIdioma": null, "obligatorio": true}]'::jsonb,
       '${JSON.stringify(degreeIds.map((idTitulacion) => ({ idTitulacion, caracter: 'requerida' })))}'::jsonb,
       ${empty}, ${empty}
     from (select n, ${pick('n', texts, 14)} as text from generate_series(1, ${size}) n) o join bench_texts t on t.n = o.text
     order by o.n`,
  );
  await run(
    'search rows',
    `insert into offer_search select r.* from offers o, portal_search_row(o) r where o.estado = 'abierta'`,
  );
  await run(
    'cards',
    `insert into offer_cards select r.* from offers o, portal_offer_card(o) r where o.estado = 'abierta'`,
  );
  await client.query(
    `update offer_totals t set total = (select count(*) from offer_search s where s.tipo = t.tipo)`,
  );
  for (const [what, sql] of applications(size)) await run(what, sql);
  await client.query(`set session_replication_role = default`);
  await run('plain copy for the bare server', plainCopy);
  await run('statistics', 'vacuum analyze');
}

/** A tenth of the students, the last, has applied to an offer: the next applicant finds tables in use. */
const applications = (size: number): [what: string, sql: string][] => [
  [
    'applications',
    `insert into applications (offer_id, student_id, id_estado)
     select 1 + ${pick('id', size, 15)}, id, 1 from (select id from students order by id desc limit ${Math.floor(size / 10)}) s`,
  ],
  [
    'their events',
    `insert into application_events (application_id, quien, hecho, id_estado)
     select id, 'alumno', 'inscripcion', 1 from applications`,
  ],
  [
    'what they sent',
    `insert into application_snapshots (application_id, cv) select id, '{}' from applications`,
  ],
];

/** The offers as one would search them at first: a text index and an index for each filter. */
const plainCopy = `
  create table plain_offers as
    select o.*, s.vector from offers o join offer_search s on s.offer_id = o.id;
  alter table plain_offers add primary key (id);
  create index on plain_offers using gin (vector);
  create index on plain_offers (id_provincia);
  create index on plain_offers (id_area_funcional);
  create index on plain_offers (tipo, fecha desc);
  create table plain_applications (
    id bigserial primary key, offer_id integer not null, student_id integer not null, id_estado integer not null,
    fecha timestamptz not null default now(), unique (offer_id, student_id))`;

/** Common words, two by two, for the searches. */
export function twoWords(): string {
  const first = randomInt(5, 40);
  const second = (first + randomInt(1, 30)) % 40;
  return `${words[first]} ${words[second]}`;
}
