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
CREATE FUNCTION portal_index_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  degrees integer[];
BEGIN
  DELETE FROM offer_search WHERE offer_id = NEW.id;
  IF NEW.estado <> 'abierta' THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(array_agg(DISTINCT (d->>'idTitulacion')::integer), '{}')
    INTO degrees FROM jsonb_array_elements(NEW.listado_titulaciones) d;
  INSERT INTO offer_search (
    offer_id, tipo, fecha, fecha_destacada, fecha_caducidad, remuneracion, id_provincia, id_isla,
    id_area_funcional, id_sector, id_tipo_contrato, id_modalidad, titulaciones, vector)
  SELECT NEW.id, NEW.tipo, NEW.fecha, NEW.fecha_destacada, NEW.fecha_caducidad,
    coalesce(NEW.ayuda_estudio,
             coalesce(NEW.salario_maximo, NEW.salario, NEW.remuneracion_bruta_anual) / 12,
             NEW.remuneracion_bruta_hora * NEW.horas_semana * 52 / 12),
    NEW.id_provincia, NEW.id_isla, NEW.id_area_funcional, NEW.id_sector, NEW.id_tipo_contrato, NEW.id_modalidad,
    degrees,
    portal_words(concat_ws(' ', NEW.titulo, NEW.descripcion, NEW.tareas_a_desarrollar, NEW.localidad, NEW.provincia,
      NEW.departamento, NEW.referencia,
      (SELECT string_agg(e, ' ') FROM jsonb_array_elements_text(NEW.etiquetas) e),
      CASE WHEN NEW.ocultar_datos_empresa THEN NULL ELSE c.nombre_comercial END))
    || array_to_tsvector(array_remove(ARRAY[
      'k=' || NEW.tipo,
      'p=' || NEW.id_provincia,
      'i=' || NEW.id_isla,
      'a=' || NEW.id_area_funcional,
      's=' || NEW.id_sector,
      'c=' || NEW.id_tipo_contrato,
      'm=' || NEW.id_modalidad], NULL))
    || array_to_tsvector(ARRAY(SELECT 't=' || d FROM unnest(degrees) d))
  FROM companies c WHERE c.id = NEW.company_id;
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
