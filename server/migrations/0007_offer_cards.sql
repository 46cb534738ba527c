CREATE TABLE "offer_cards" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"tarjeta" text NOT NULL,
	"comienzo" text NOT NULL,
	"descripcion" text NOT NULL,
	"tareas" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "offer_search_words";--> statement-breakpoint
ALTER TABLE "offer_cards" ADD CONSTRAINT "offer_cards_offer_id_offer_search_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer_search"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_placed" ON "applications" USING btree ("student_id") WHERE id_estado = 5;--> statement-breakpoint
CREATE INDEX "offer_search_internships" ON "offer_search" USING gin ("vector") WHERE tipo = 'practicas';--> statement-breakpoint
CREATE INDEX "offer_search_jobs" ON "offer_search" USING gin ("vector") WHERE tipo = 'empleo';
--> statement-breakpoint
-- A text on one line, composed, so that a place in it is a place in its plain form. The items of a list are parted
-- by dots: their dashes stand at the beginning of lines.
CREATE FUNCTION portal_one_line(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(normalize(coalesce(t, '')),
    '(^|:)\s*[-*•]\s', '\1 ', 'g'), '\n\s*[-*•]\s+', ' · ', 'g'), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The beginning of a text, cut between words.
CREATE FUNCTION portal_beginning(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(t) > 180 THEN regexp_replace(left(t, 180), '\s+\S*$', '') || '…' ELSE t END
$$;
--> statement-breakpoint
-- The card of an offer (offer_cards). The company is named unless the offer hides it.
CREATE FUNCTION portal_offer_card(o offers) RETURNS offer_cards LANGUAGE sql STABLE AS $$
  SELECT o.id,
    (SELECT left(row_to_json(card)::text, -1) FROM (
      SELECT o.id AS idoferta, o.url_acceso AS "urlAcceso", o.tipo, o.titulo,
        CASE WHEN o.ocultar_datos_empresa THEN NULL
             ELSE (SELECT nombre_comercial FROM companies c WHERE c.id = o.company_id) END AS empresa,
        o.referencia, o.fecha, o.fecha_destacada AS "fechaDestacada", o.localidad, o.id_provincia AS "idProvincia",
        o.id_isla AS "idIsla", o.id_tipo_contrato AS "idTipoContrato", o.id_modalidad AS "idModalidad", o.salario,
        o.salario_maximo AS "salarioMaximo", o.ayuda_estudio AS "ayudaEstudio", o.horas_semana AS "horasSemana",
        o.fecha_inicio AS "fechaInicio", o.fecha_fin AS "fechaFin", o.fecha_caducidad AS "fechaCaducidad", o.meses,
        o.plazas) card),
    to_json(portal_beginning(portal_one_line(o.descripcion)))::text,
    portal_one_line(o.descripcion),
    portal_one_line(o.tareas_a_desarrollar)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION portal_index_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Its card goes with it.
  DELETE FROM offer_search WHERE offer_id = NEW.id;
  -- Whoever renames the company meanwhile waits, and then finds the offer.
  IF NEW.estado = 'abierta' AND EXISTS (
    SELECT FROM companies c WHERE c.id = NEW.company_id AND c.estado = 'validada' FOR SHARE
  ) THEN
    INSERT INTO offer_search SELECT r.* FROM portal_search_row(NEW) r;
    INSERT INTO offer_cards SELECT r.* FROM portal_offer_card(NEW) r;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The row of an offer in offer_search, as before, but for the parts of its reference, which can be searched.
CREATE OR REPLACE FUNCTION portal_search_row(o offers) RETURNS offer_search LANGUAGE sql STABLE AS $$
  SELECT o.id, o.tipo, o.fecha, o.fecha_destacada, o.fecha_caducidad,
    coalesce(o.ayuda_estudio,
             coalesce(o.salario_maximo, o.salario, o.remuneracion_bruta_anual) / 12,
             o.remuneracion_bruta_hora * o.horas_semana * 52 / 12)::numeric(10, 2),
    o.id_provincia, o.id_isla, o.id_area_funcional, o.id_sector, o.id_tipo_contrato, o.id_modalidad,
    degrees.ids,
    portal_words(concat_ws(' ', o.titulo, o.descripcion, o.tareas_a_desarrollar, o.localidad, o.provincia,
      o.departamento, translate(o.referencia, '-', ' '),
      (SELECT string_agg(e, ' ') FROM jsonb_array_elements_text(o.etiquetas) e),
      CASE WHEN o.ocultar_datos_empresa THEN NULL
           ELSE (SELECT nombre_comercial FROM companies c WHERE c.id = o.company_id) END))
    || array_to_tsvector(array_remove(ARRAY[
      'k=' || o.tipo,
      'p=' || o.id_provincia,
      'i=' || o.id_isla,
      'a=' || o.id_area_funcional,
      's=' || o.id_sector,
      'c=' || o.id_tipo_contrato,
      'm=' || o.id_modalidad], NULL))
    || array_to_tsvector(ARRAY(SELECT 't=' || d FROM unnest(degrees.ids) d))
  FROM (SELECT coalesce(array_agg(DISTINCT (d->>'idTitulacion')::integer), '{}') AS ids
        FROM jsonb_array_elements(o.listado_titulaciones) d) degrees
$$;
--> statement-breakpoint
-- The same query as before, but for the notices that the database gives of what has no words: that is null.
CREATE OR REPLACE FUNCTION portal_query(t text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
SET client_min_messages = warning AS $$
DECLARE
  word text;
  es tsquery;
  ca tsquery;
  one tsquery;
  found tsquery;
BEGIN
  FOR word IN SELECT w FROM regexp_split_to_table(portal_plain(t), '[^[:alnum:]]+') AS w WHERE w <> '' LIMIT 12 LOOP
    es := plainto_tsquery('pg_catalog.spanish', word);
    ca := plainto_tsquery('pg_catalog.catalan', word);
    IF numnode(es) > 0 AND numnode(ca) > 0 THEN
      one := es || ca || plainto_tsquery('pg_catalog.english', word);
      found := coalesce(found && one, one);
    END IF;
  END LOOP;
  RETURN found;
END
$$;
--> statement-breakpoint
-- What the words and the filters ask of the index; where they ask nothing, all of a kind.
CREATE FUNCTION portal_search(words text, filters text, kind tsquery) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  asked tsquery := portal_query(words);
  narrowed tsquery := nullif(filters, '')::tsquery;
BEGIN
  RETURN coalesce(asked && narrowed, asked, narrowed, kind);
END
$$;
--> statement-breakpoint
UPDATE offers SET estado = estado WHERE estado = 'abierta';
