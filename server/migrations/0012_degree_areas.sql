ALTER TABLE "offer_search" ADD COLUMN "areas_titulaciones" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- The area of a degree of the catalogue, which a test holds this to.
CREATE FUNCTION portal_degree_area(degree integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN degree IN (101, 102, 103, 104, 105, 106, 107, 201, 202, 203, 204, 301, 401, 501) THEN 1
    WHEN degree IN (108, 109, 110, 205, 302, 402) THEN 2
    WHEN degree IN (111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 206,
        207, 208, 209, 210, 403, 502) THEN 3
    WHEN degree IN (128, 129, 130, 211) THEN 4
    WHEN degree IN (131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 212, 404) THEN 5
    WHEN degree IN (141, 142, 143, 144, 213, 503) THEN 6
    WHEN degree IN (145, 146, 147, 303) THEN 7
    WHEN degree IN (148, 149, 150, 151, 152, 304) THEN 8
    WHEN degree IN (153, 154, 155, 156, 157, 158, 159, 214) THEN 9
    WHEN degree IN (160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 215, 405) THEN 10
  END
$$;
--> statement-breakpoint
-- The row of an offer in offer_search, as before, and the areas of its degrees.
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
    || array_to_tsvector(ARRAY(SELECT 'd=' || d FROM unnest(degrees.areas) d)),
    degrees.areas
  FROM (SELECT coalesce(array_agg(DISTINCT id), '{}') AS ids,
          coalesce(array_agg(DISTINCT portal_degree_area(id)) FILTER (WHERE portal_degree_area(id) IS NOT NULL), '{}') AS areas
        FROM (SELECT (d->>'idTitulacion')::integer AS id FROM jsonb_array_elements(o.listado_titulaciones) d) named) degrees
$$;
--> statement-breakpoint
UPDATE offers SET estado = estado WHERE estado = 'abierta';
