CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Lower case without accents, except for the accent that the Spanish and Catalan stemmers need to see in
-- -ción, -sión and -ció: so 'programacion', 'programación' and 'programaciones' have one stem.
CREATE FUNCTION portal_plain(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
           regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, coalesce(t, ''))), '([cs])ion\M', '\1ión', 'g'),
           '([cs])io\M', '\1ió', 'g')
$$;
--> statement-breakpoint
-- The stems of a text in the three languages.
CREATE FUNCTION portal_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.spanish', p) || to_tsvector('pg_catalog.catalan', p) || to_tsvector('pg_catalog.english', p))
  FROM (SELECT portal_plain(t) AS p) plain
$$;
--> statement-breakpoint
-- Every word of a search, each in any of the three languages; stop words of Spanish and Catalan are left out.
CREATE FUNCTION portal_query(t text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  word text;
  es tsquery;
  ca tsquery;
  found tsquery := ''::tsquery;
BEGIN
  FOR word IN SELECT w FROM regexp_split_to_table(portal_plain(t), '[^[:alnum:]]+') AS w WHERE w <> '' LIMIT 12 LOOP
    es := plainto_tsquery('pg_catalog.spanish', word);
    ca := plainto_tsquery('pg_catalog.catalan', word);
    IF numnode(es) > 0 AND numnode(ca) > 0 THEN
      found := found && (es || ca || plainto_tsquery('pg_catalog.english', word));
    END IF;
  END LOOP;
  RETURN found;
END
$$;
--> statement-breakpoint
-- The row of an offer in offer_search. The company's name can be searched unless the offer hides it.
CREATE FUNCTION portal_search_row(o offers) RETURNS offer_search LANGUAGE sql STABLE AS $$
  SELECT o.id, o.tipo, o.fecha, o.fecha_destacada, o.fecha_caducidad,
    coalesce(o.ayuda_estudio,
             coalesce(o.salario_maximo, o.salario, o.remuneracion_bruta_anual) / 12,
             o.remuneracion_bruta_hora * o.horas_semana * 52 / 12)::numeric(10, 2),
    o.id_provincia, o.id_isla, o.id_area_funcional, o.id_sector, o.id_tipo_contrato, o.id_modalidad,
    degrees.ids,
    portal_words(concat_ws(' ', o.titulo, o.descripcion, o.tareas_a_desarrollar, o.localidad, o.provincia,
      o.departamento, o.referencia,
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
CREATE FUNCTION portal_index_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM offer_search WHERE offer_id = NEW.id;
  IF NEW.estado = 'abierta' THEN
    INSERT INTO offer_search SELECT r.* FROM portal_search_row(NEW) r;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER offers_search_insert AFTER INSERT ON offers
  FOR EACH ROW WHEN (NEW.estado = 'abierta') EXECUTE FUNCTION portal_index_offer();
--> statement-breakpoint
CREATE TRIGGER offers_search_update AFTER UPDATE ON offers
  FOR EACH ROW WHEN (NEW.estado = 'abierta' OR OLD.estado = 'abierta') EXECUTE FUNCTION portal_index_offer();
--> statement-breakpoint
INSERT INTO offer_totals (tipo, total) VALUES ('practicas', 0), ('empleo', 0);
--> statement-breakpoint
CREATE FUNCTION portal_count_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_totals t
    SET total = t.total + CASE WHEN TG_OP = 'INSERT' THEN n ELSE -n END
    FROM (SELECT tipo, count(*)::integer AS n FROM changed GROUP BY tipo) c
    WHERE c.tipo = t.tipo;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER offer_search_added AFTER INSERT ON offer_search
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_count_offers();
--> statement-breakpoint
CREATE TRIGGER offer_search_removed AFTER DELETE ON offer_search
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION portal_count_offers();
