import Fastify from 'fastify';
import { openServer } from '../server/src/db/server.ts';
import { profileJson } from '../server/src/features/cv/profile.queries.ts';
import { expectOne } from '../server/src/features/offers/offer-sql.queries.ts';
import { readFirstPages } from '../server/src/features/student-offers/first-page.queries.ts';
import { readOfferForStudent } from '../server/src/features/student-offers/student-offer.queries.ts';

/**
 * What a bare Fastify and pg server makes of the same questions. W1 and W3 run the portal's own statements; W2 asks the
 * plain way, words in a text index and filters in columns of the offers' table; W4 only inserts a row.
 */

const db = await openServer(process.env.DATABASE_URL ?? '', 10);
const today = new Date().toISOString().slice(0, 10);
const app = Fastify();

interface Query {
  student: string;
  id: string;
  texto: string;
  idProvincia: string;
  idAreaFuncional: string;
}

app.get<{ Querystring: Query }>('/w1', async ({ query }, reply) => {
  const page = { tipo: 'practicas', orden: 'destacadas', language: 'es' } as const;
  const reader = { studentId: Number(query.student), today };
  const { ofertas, numTotal } = expectOne(await readFirstPages(db, page, [reader]));
  return reply.type('application/json').send(`{"ofertas":${ofertas},"numTotal":${numTotal}}`);
});

const plainSearch = {
  name: 'plain_search',
  text: `
    select coalesce(json_agg(card), '[]')::text as ofertas, coalesce(max(total), 0) as total from (
      select count(*) over () as total, o.id as idoferta, o.url_acceso as "urlAcceso", o.tipo, o.titulo,
        c.nombre_comercial as empresa, o.referencia, o.fecha, o.localidad, o.id_provincia as "idProvincia",
        o.ayuda_estudio as "ayudaEstudio", o.horas_semana as "horasSemana", o.plazas, left(o.descripcion, 180) as texto
      from plain_offers o join companies c on c.id = o.company_id
      where o.tipo = 'practicas' and o.estado = 'abierta' and o.vector @@ portal_query($1)
        and o.id_provincia = $2 and o.id_area_funcional = $3
      order by o.fecha desc limit 20) card`,
};

app.get<{ Querystring: Query }>('/w2', async ({ query }, reply) => {
  const values = [query.texto, Number(query.idProvincia), Number(query.idAreaFuncional)];
  const [row] = await db.query<{ ofertas: string; total: number }>(plainSearch, values);
  return reply.type('application/json').send(`{"ofertas":${row?.ofertas},"numTotal":${row?.total}}`);
});

const profile = {
  name: 'plain_profile',
  text: `select (${profileJson})::text as profile from students s join accounts a on a.id = s.id where s.id = $1`,
};

app.get<{ Querystring: Query }>('/w3', async ({ query }, reply) => {
  const student = Number(query.student);
  const [offer, [row]] = await Promise.all([
    readOfferForStudent(db, query.id, student, 'es', today),
    db.query<{ profile: string }>(profile, [student]),
  ]);
  return reply.type('application/json').send(`{"oferta":${offer?.oferta},"perfil":${row?.profile}}`);
});

const insert = {
  name: 'plain_apply',
  text: 'insert into plain_applications (offer_id, student_id, id_estado) values ($1, $2, 1) on conflict do nothing',
};

app.post<{ Body: { offer: number; student: number } }>('/w4', async ({ body }, reply) => {
  await db.query(insert, [body.offer, body.student]);
  return reply.send({ status: 0 });
});

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(
  `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}\n`,
);
process.on('SIGTERM', () => process.exit(0));
