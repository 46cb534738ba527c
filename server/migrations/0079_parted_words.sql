-- A text as its words, with blanks between them: the same for what is indexed and for what is asked. The database's own
-- parser makes one token of a/b, a.b, a@b, -19 or 2.0. The l·l of Catalan is ll, and its elided articles (l', d') are
-- left out. Of the two forms of a title (enfermero/a) the first is enough, as both have one stem.
CREATE FUNCTION portal_parted(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
           regexp_replace(public.portal_plain(regexp_replace(
             regexp_replace(lower(coalesce(t, '')), '(ŀ|l[·‧∙•])l', 'll', 'g'), '\m[dlmnst][''’]', ' ', 'g')),
             '([[:alpha:]]{3})[/(-](a|as|o|os|e|es|ra|ras|ora|oras|esa|esas)\M', '\1 ', 'g'),
           '[^[:alnum:]]+', ' ', 'g')
$$;
--> statement-breakpoint
-- Words that their signs tell from others: c++, c#, i+d (also written i&d).
CREATE FUNCTION portal_signed(t text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT m[1] FROM regexp_matches(replace(public.portal_plain(t), '&', '+'),
    '\m([[:alnum:]]{1,10}(?:\+\+|#)|[[:alpha:]]\+[[:alpha:]](?![[:alnum:]]))', 'g') m)
$$;
--> statement-breakpoint
-- What is indexed of a text: its words, and those with l·l once more as they are spelt in Spanish.
CREATE FUNCTION portal_indexed(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.portal_parted(t) || ' ' || coalesce((
    SELECT string_agg(public.portal_parted(regexp_replace(m[1], '(ŀ|l[·‧∙•])l', 'l', 'g')), ' ')
    FROM regexp_matches(lower(t), '([[:alpha:]]*(?:ŀ|l[·‧∙•])l[[:alpha:]]*)', 'g') m), '')
$$;
--> statement-breakpoint
-- The stems of a title in the three languages, with their places and the highest weight, for relevance.
CREATE FUNCTION portal_title_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.spanish', p) || to_tsvector('pg_catalog.catalan', p)
           || to_tsvector('pg_catalog.english', p)
           || coalesce((SELECT string_agg(quote_literal(w) || ':1', ' ') FROM unnest(public.portal_signed(t)) w), '')::tsvector, 'A')
  FROM (SELECT public.portal_indexed(t) AS p) indexed
$$;
--> statement-breakpoint
-- The words of a name, a title or an address, whole and in no language.
CREATE FUNCTION portal_name_words(t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', public.portal_indexed(t))
$$;--> statement-breakpoint
DROP INDEX "accounts_words";--> statement-breakpoint
DROP INDEX "companies_words";--> statement-breakpoint
DROP INDEX "offers_words";--> statement-breakpoint
ALTER TABLE "offers" drop column "palabras_titulo";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "palabras_titulo" "tsvector" GENERATED ALWAYS AS (portal_title_words(titulo)) STORED;--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (portal_name_words(nombre || ' ' || apellidos || ' ' || email));--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (portal_name_words(nombre_comercial || ' ' || nombre_fiscal || ' ' || cif));--> statement-breakpoint
CREATE INDEX "offers_words" ON "offers" USING gin (portal_name_words(titulo || ' ' || referencia));