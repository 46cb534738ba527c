CREATE TABLE "communications" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"destinatarios" text NOT NULL,
	"fecha_desde" date NOT NULL,
	"fecha_hasta" date,
	"enlace" text,
	"textos" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "communications_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"clave" text PRIMARY KEY NOT NULL,
	"avisado" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "palabras_titulo" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('pg_catalog.spanish', portal_plain(titulo)) || to_tsvector('pg_catalog.catalan', portal_plain(titulo)) || to_tsvector('pg_catalog.english', portal_plain(titulo)), 'A')) STORED;--> statement-breakpoint
CREATE INDEX "communications_shown" ON "communications" USING btree ("fecha_desde" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "error_reports_told" ON "error_reports" USING btree ("avisado");