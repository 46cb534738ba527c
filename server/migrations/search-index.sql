-- All that fills the search of offers and asks it. Applied whole after the migrations wherever it has changed since
-- (server/src/db/search-index.ts), so that the open offers are indexed again by it: edit it in place. Before it goes
-- search-names.sql, which is written from the catalogue.
-- The generated column offers.palabras_titulo and the indexes of names (accounts_words, companies_words, offers_words,
-- companies_name) keep what portal_plain, portal_parted, portal_signed, portal_indexed, portal_title_words and
-- portal_name_words gave: a change to one of these needs a migration that makes them again. They name
-- the schema of what they call: an index is made without a search path.

-- Lower case without accents, except for the accent that the Spanish and Catalan stemmers need to see in
-- -ción, -sión and -ció: so 'programacion', 'programación' and 'programaciones' have one stem.
CREATE OR REPLACE FUNCTION portal_plain(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
           regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, coalesce(t, ''))), '([cs])ion\M', '\1ión', 'g'),
           '([cs])io\M', '\1ió', 'g')
$$;

-- A text as its words, with blanks between them: the same for what is indexed and for what is asked. The database's own
-- parser makes one token of a/b, a.b, a@b, -19 or 2.0. The l·l of Catalan is ll, and its elided articles (l', d') are
-- left out. Of the two forms of a title (enfermero/a) the first is enough, as both have one stem.
CREATE OR REPLACE FUNCTION portal_parted(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
           regexp_replace(public.portal_plain(regexp_replace(
             regexp_replace(lower(coalesce(t, '')), '(ŀ|l[·‧∙•])l', 'll', 'g'), '\m[dlmnst][''’]', ' ', 'g')),
             '([[:alpha:]]{3})[/(-](a|as|o|os|e|es|ra|ras|ora|oras|esa|esas)\M', '\1 ', 'g'),
           '[^[:alnum:]]+', ' ', 'g')
$$;

-- Words that their signs tell from others: c++, c#, i+d (also written i&d).
CREATE OR REPLACE FUNCTION portal_signed(t text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT m[1] FROM regexp_matches(replace(public.portal_plain(t), '&', '+'),
    '\m([[:alnum:]]{1,10}(?:\+\+|#)|[[:alpha:]]\+[[:alpha:]](?![[:alnum:]]))', 'g') m)
$$;

-- What is indexed of a text: its words, and those with l·l once more as they are spelt in Spanish.
CREATE OR REPLACE FUNCTION portal_indexed(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.portal_parted(t) || ' ' || coalesce((
    SELECT string_agg(public.portal_parted(regexp_replace(m[1], '(ŀ|l[·‧∙•])l', 'l', 'g')), ' ')
    FROM regexp_matches(lower(t), '([[:alpha:]]*(?:ŀ|l[·‧∙•])l[[:alpha:]]*)', 'g') m), '')
$$;

-- A text without those words.
CREATE OR REPLACE FUNCTION portal_unsigned(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(public.portal_plain(t), '&', '+'),
    '\m([[:alnum:]]{1,10}(?:\+\+|#)|[[:alpha:]]\+[[:alpha:]](?![[:alnum:]]))', ' ', 'g')
$$;

-- The stems of a title in the three languages, with their places and the highest weight, for relevance.
CREATE OR REPLACE FUNCTION portal_title_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.spanish', p) || to_tsvector('pg_catalog.catalan', p)
           || to_tsvector('pg_catalog.english', p)
           || coalesce((SELECT string_agg(quote_literal(w) || ':1', ' ') FROM unnest(public.portal_signed(t)) w), '')::tsvector, 'A')
  FROM (SELECT public.portal_indexed(t) AS p) indexed
$$;

-- The words of a name, a title or an address, whole and in no language.
CREATE OR REPLACE FUNCTION portal_name_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', public.portal_indexed(t))
$$;

-- The beginning of each word that was typed, as portal_name_words has them; null where there is no word.
CREATE OR REPLACE FUNCTION portal_beginnings(t text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('pg_catalog.simple', string_agg(quote_literal(w) || ':*', ' & '))
  FROM (SELECT w FROM regexp_split_to_table(portal_parted(t), ' ') AS w WHERE w <> '' LIMIT 12) typed
$$;

-- The stems of a text in the three languages.
CREATE OR REPLACE FUNCTION portal_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.spanish', p) || to_tsvector('pg_catalog.catalan', p) || to_tsvector('pg_catalog.english', p))
    || array_to_tsvector(public.portal_signed(t))
  FROM (SELECT public.portal_indexed(t) AS p) indexed
$$;

-- Every word of a search, each in any of the three languages; stop words of Spanish and Catalan are left out. A word that
-- its signs tell from others is asked as it is. Null where no word is left, without the notices that the database gives
-- of an empty query.
CREATE OR REPLACE FUNCTION portal_query(t text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
SET client_min_messages = warning AS $$
DECLARE
  word text;
  es tsquery;
  ca tsquery;
  one tsquery;
  found tsquery;
BEGIN
  FOREACH word IN ARRAY portal_signed(t) LOOP
    one := quote_literal(word)::tsquery;
    found := coalesce(found && one, one);
  END LOOP;
  FOR word IN SELECT w FROM regexp_split_to_table(portal_parted(portal_unsigned(t)), ' ') AS w WHERE w <> '' LIMIT 12 LOOP
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

-- What the words and the filters ask of the index; where they ask nothing, all of a kind. What is no word at all, or
-- stop words alone, finds nothing.
CREATE OR REPLACE FUNCTION portal_search(words text, filters text, kind tsquery) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  asked tsquery := coalesce(portal_query(words), CASE WHEN words ~ '\S' THEN 'nothing='::tsquery END);
  narrowed tsquery := nullif(filters, '')::tsquery;
BEGIN
  RETURN coalesce(asked && narrowed, asked, narrowed, kind);
END
$$;

-- What a saved search asks of the index, from its filters and the type of its offers.
CREATE OR REPLACE FUNCTION portal_saved_search(filters jsonb, kind text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT portal_search(filters->>'texto', (
    SELECT string_agg('(' || any_of || ')', ' & ')
    FROM (VALUES ('idProvincia', 'p'), ('idIsla', 'i'), ('idTitulacion', 't'), ('idArea', 'd'), ('idAreaFuncional', 'a'),
      ('idSector', 's'), ('idTipoContrato', 'c'), ('idModalidad', 'm')) AS filter (name, letter)
    CROSS JOIN LATERAL (
      SELECT string_agg(quote_literal(letter || '=' || id), ' | ') AS any_of
      FROM jsonb_array_elements_text(CASE jsonb_typeof(filters->name) WHEN 'array' THEN filters->name END) id) ids
    WHERE any_of IS NOT NULL), ('k=' || kind)::tsquery)
$$;

-- The row of an offer in offer_search. The company's name can be searched unless the offer hides it, and the parts of the
-- reference can be, and in every language what it chose from the catalogue, where it is, and what people call it. A sector that the company has given of itself
-- is not the offer's.
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
           ELSE (SELECT nombre_comercial FROM companies c WHERE c.id = o.company_id) END,
      -- What people call what they look for.
      CASE o.tipo WHEN 'practicas' THEN 'prácticas pràctiques internship becario becari' ELSE 'empleo trabajo feina job' END,
      CASE WHEN o.tipo = 'practicas' AND o.ayuda_estudio > 0 THEN 'beca remunerada remunerado paid' END,
      -- Not «media»: its stem is that of «medios».
      CASE WHEN o.horas_semana <= 25 THEN 'mitja jornada tiempo temps parcial part time'
           WHEN o.horas_semana >= 35 THEN 'jornada completa tiempo completo temps complet full time' END,
      portal_modality_names(ARRAY[o.id_modalidad]),
      portal_province_names(ARRAY[o.id_provincia]),
      portal_island_names(ARRAY[o.id_isla]),
      -- What asks for more is for nearly anybody: its degrees are found by their filter, and say nothing of it.
      CASE WHEN cardinality(degrees.ids) <= 12 THEN portal_degree_names(degrees.ids) END,
      portal_functional_area_names(ARRAY[o.id_area_funcional]),
      portal_sector_names(ARRAY[o.id_sector]),
      portal_area_names(ARRAY[o.id_categoria])))
    || array_to_tsvector(array_remove(ARRAY[
      'k=' || o.tipo,
      'p=' || o.id_provincia,
      'i=' || o.id_isla,
      'a=' || o.id_area_funcional,
      's=' || o.id_sector,
      'c=' || o.id_tipo_contrato,
      'm=' || o.id_modalidad], NULL))
    || array_to_tsvector(ARRAY(SELECT 't=' || d FROM unnest(degrees.ids) d))
    || array_to_tsvector(ARRAY(SELECT 'd=' || d FROM unnest(degrees.areas) d)),
    degrees.areas
  FROM (SELECT coalesce(array_agg(DISTINCT id), '{}') AS ids,
          coalesce(array_agg(DISTINCT portal_degree_area(id)) FILTER (WHERE portal_degree_area(id) IS NOT NULL), '{}') AS areas
        FROM (SELECT (d->>'idTitulacion')::integer AS id FROM jsonb_array_elements(o.listado_titulaciones) d) named) degrees
$$;

-- A text on one line, composed, so that a place in it is a place in its plain form. The items of a list are parted
-- by dots: their dashes stand at the beginning of lines.
CREATE OR REPLACE FUNCTION portal_one_line(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(normalize(coalesce(t, '')),
    '(^|:)\s*[-*•]\s', '\1 ', 'g'), '\n\s*[-*•]\s+', ' · ', 'g'), '\s+', ' ', 'g'))
$$;

-- The beginning of a text, cut between words.
CREATE OR REPLACE FUNCTION portal_beginning(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(t) > 180 THEN regexp_replace(left(t, 180), '\s+\S*$', '') || '…' ELSE t END
$$;

-- The card of an offer (offer_cards). The company is named unless the offer hides it.
CREATE OR REPLACE FUNCTION portal_offer_card(o offers) RETURNS offer_cards LANGUAGE sql STABLE AS $$
  SELECT o.id,
    (SELECT left(row_to_json(card)::text, -1) FROM (
      SELECT o.id AS idoferta, o.url_acceso AS "urlAcceso", o.tipo, o.titulo,
        CASE WHEN o.ocultar_datos_empresa THEN NULL
             ELSE (SELECT nombre_comercial FROM companies c WHERE c.id = o.company_id) END AS empresa,
        CASE WHEN o.ocultar_datos_empresa THEN NULL
             ELSE (SELECT '/api/logos/' || f.clave FROM companies c JOIN files f ON f.id = c.logo_id
                   WHERE c.id = o.company_id) END AS "urlLogo",
        o.referencia, o.fecha, o.fecha_destacada AS "fechaDestacada", o.localidad, o.id_provincia AS "idProvincia",
        o.id_isla AS "idIsla", o.id_tipo_contrato AS "idTipoContrato", o.id_modalidad AS "idModalidad", o.salario,
        o.salario_maximo AS "salarioMaximo", o.ayuda_estudio AS "ayudaEstudio", o.horas_semana AS "horasSemana",
        o.fecha_inicio AS "fechaInicio", o.fecha_fin AS "fechaFin", o.fecha_caducidad AS "fechaCaducidad", o.meses,
        o.plazas, o.dias_respuesta AS "diasRespuesta",
        CASE WHEN o.dias_respuesta IS NULL OR o.ocultar_datos_empresa THEN NULL
             ELSE (SELECT json_build_object('aTiempo', c.respuestas_a_tiempo, 'total', c.respuestas_debidas)
                   FROM companies c WHERE c.id = o.company_id AND c.respuestas_debidas >= 5) END AS cumplimiento,
        coalesce(o.url_inscripcion_externa, '') <> '' AS "inscripcionExterna") card),
    to_json(portal_beginning(portal_one_line(o.descripcion)))::text,
    portal_one_line(o.descripcion),
    portal_one_line(o.tareas_a_desarrollar)
$$;

-- Only the open offers of a validated company are found.
CREATE OR REPLACE FUNCTION portal_index_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Its card goes with it.
  DELETE FROM offer_search WHERE offer_id = NEW.id;
  -- The lock makes a change of the company's name wait, which then finds the offer.
  IF NEW.estado = 'abierta' AND EXISTS (
    SELECT FROM companies c WHERE c.id = NEW.company_id AND c.estado = 'validada' FOR SHARE
  ) THEN
    INSERT INTO offer_search SELECT r.* FROM portal_search_row(NEW) r;
    INSERT INTO offer_cards SELECT r.* FROM portal_offer_card(NEW) r;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER offers_search_insert AFTER INSERT ON offers
  FOR EACH ROW WHEN (NEW.estado = 'abierta') EXECUTE FUNCTION portal_index_offer();

CREATE OR REPLACE TRIGGER offers_search_update AFTER UPDATE ON offers
  FOR EACH ROW WHEN (NEW.estado = 'abierta' OR OLD.estado = 'abierta') EXECUTE FUNCTION portal_index_offer();

-- The search follows the state of the company, and cards its name and its logo.
CREATE OR REPLACE FUNCTION portal_index_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offers SET estado = estado WHERE company_id = NEW.id AND estado = 'abierta';
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_search AFTER UPDATE OF estado, nombre_comercial, logo_id ON companies
  FOR EACH ROW WHEN (NEW.estado IS DISTINCT FROM OLD.estado OR NEW.nombre_comercial IS DISTINCT FROM OLD.nombre_comercial
    OR NEW.logo_id IS DISTINCT FROM OLD.logo_id)
  EXECUTE FUNCTION portal_index_company();

-- Cards that show how the company kept what it promised follow that; the others are as they were.
CREATE OR REPLACE FUNCTION portal_index_promises() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offers SET estado = estado
    WHERE company_id = NEW.id AND estado = 'abierta' AND dias_respuesta IS NOT NULL AND NOT ocultar_datos_empresa;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER companies_promises AFTER UPDATE OF respuestas_debidas, respuestas_a_tiempo ON companies
  FOR EACH ROW WHEN ((NEW.respuestas_debidas >= 5 OR OLD.respuestas_debidas >= 5)
    AND (NEW.respuestas_debidas <> OLD.respuestas_debidas OR NEW.respuestas_a_tiempo <> OLD.respuestas_a_tiempo))
  EXECUTE FUNCTION portal_index_promises();

-- The totals of the lists without filters.
CREATE OR REPLACE FUNCTION portal_count_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_totals t
    SET total = t.total + CASE WHEN TG_OP = 'INSERT' THEN n ELSE -n END
    FROM (SELECT tipo, count(*)::integer AS n FROM changed GROUP BY tipo) c
    WHERE c.tipo = t.tipo;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER offer_search_added AFTER INSERT ON offer_search
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_count_offers();

CREATE OR REPLACE TRIGGER offer_search_removed AFTER DELETE ON offer_search
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_count_offers();

UPDATE offers SET estado = estado WHERE estado = 'abierta';

-- Alerts ask what the search asks.
UPDATE saved_searches SET consulta = portal_saved_search(filtros, tipo);
