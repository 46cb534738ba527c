-- Without accents and capitals, as the words are to which it is held.
CREATE FUNCTION portal_folded(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, coalesce(t, '')))
$$;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "buscado" text GENERATED ALWAYS AS (portal_folded(titulo || ' ' || numero)) STORED;