CREATE TABLE "import_headings" (
	"tipo" text NOT NULL,
	"titulo" text NOT NULL,
	"campo" text,
	CONSTRAINT "import_headings_tipo_titulo_pk" PRIMARY KEY("tipo","titulo")
);
--> statement-breakpoint
CREATE TABLE "import_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"campo" text NOT NULL,
	"texto" text NOT NULL,
	"clave" text NOT NULL,
	"valor" text
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fila_titulos" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "hojas" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "hoja" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fichero" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "equivalencias" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "desconocidos" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "import_matches_key" ON "import_matches" USING btree ("tipo","campo","clave");--> statement-breakpoint
-- What is read anew is brought anew: a zero in its rows stopped every import of them.
DELETE FROM "imports" WHERE "filas"::text LIKE '%\\u0000%';--> statement-breakpoint
-- Each row with its number in the sheet, and the headings with the rows.
UPDATE "imports" SET "filas" = (
  SELECT json_agg(json_build_object('fila', n, 'celdas', line) ORDER BY n)
  FROM (
    SELECT 1 AS n, "columnas" AS line
    UNION ALL SELECT place + 1, row FROM json_array_elements("filas") WITH ORDINALITY AS rows (row, place)) numbered)
WHERE json_array_length("filas") > 0;
