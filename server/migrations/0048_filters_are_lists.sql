-- A filter has a list of values: of one it is a list of that one.
UPDATE "saved_searches" SET "filtros" = "filtros" || (
  SELECT coalesce(jsonb_object_agg(f.key, CASE jsonb_typeof(f.value) WHEN 'number' THEN jsonb_build_array(f.value) ELSE f.value END), '{}')
  FROM jsonb_each("filtros") f WHERE f.key LIKE 'id%');
