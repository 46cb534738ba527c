CREATE TABLE "company_merge_rows" (
	"merge_id" integer NOT NULL,
	"tabla" text NOT NULL,
	"fila" integer NOT NULL,
	CONSTRAINT "company_merge_rows_merge_id_tabla_fila_pk" PRIMARY KEY("merge_id","tabla","fila")
);
--> statement-breakpoint
CREATE TABLE "company_merges" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"otra_id" integer NOT NULL,
	"gestor_id" integer NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"estado_antes" text NOT NULL,
	"puesto" jsonb NOT NULL,
	"antes" jsonb NOT NULL,
	CONSTRAINT "company_merges_other" UNIQUE("otra_id")
);
--> statement-breakpoint
CREATE TABLE "company_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"autor_id" integer,
	"clave_envio" uuid NOT NULL,
	"texto" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"modificada" timestamp with time zone,
	"eliminada" timestamp with time zone,
	CONSTRAINT "company_notes_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "motivo_bloqueo" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fusionada_en" integer;--> statement-breakpoint
ALTER TABLE "company_merge_rows" ADD CONSTRAINT "company_merge_rows_merge_id_company_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."company_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_otra_id_companies_id_fk" FOREIGN KEY ("otra_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_autor_id_accounts_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_merges_company" ON "company_merges" USING btree ("company_id","fecha");--> statement-breakpoint
CREATE INDEX "company_merges_made" ON "company_merges" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "company_notes_company" ON "company_notes" USING btree ("company_id","creada" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_notes_author" ON "company_notes" USING btree ("autor_id");--> statement-breakpoint
CREATE INDEX "company_notes_deleted" ON "company_notes" USING btree ("eliminada") WHERE eliminada is not null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_fusionada_en_companies_id_fk" FOREIGN KEY ("fusionada_en") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_contacts_speaking" ON "company_contacts" USING btree ("company_id") WHERE activo;--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("creada","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (portal_plain(nombre_comercial),"id");--> statement-breakpoint
CREATE INDEX "companies_kind" ON "companies" USING btree ("id_tipo_empresa");--> statement-breakpoint
CREATE INDEX "companies_sector" ON "companies" USING btree ("id_sector");--> statement-breakpoint
CREATE INDEX "companies_province" ON "companies" USING btree ("id_provincia");--> statement-breakpoint
CREATE INDEX "companies_merged" ON "companies" USING btree ("fusionada_en") WHERE fusionada_en is not null;--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (to_tsvector('simple', portal_plain(nombre_comercial || ' ' || nombre_fiscal || ' ' || cif)));