CREATE TABLE "academic_tutors" (
	"id" serial PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"apellidos" text NOT NULL,
	"email" text NOT NULL,
	"departamento" text,
	"activo" boolean DEFAULT true NOT NULL,
	"creado" timestamp with time zone NOT NULL,
	CONSTRAINT "academic_tutors_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "annex_signatures" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"parte" text NOT NULL,
	"medio" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"account_id" integer,
	"nombre" text NOT NULL,
	"file_id" integer,
	"sha256" text,
	"comprobacion" jsonb,
	CONSTRAINT "annex_signatures_party" UNIQUE("version_id","parte")
);
--> statement-breakpoint
CREATE TABLE "annex_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"placement_id" integer NOT NULL,
	"num_version" integer NOT NULL,
	"codigo" text NOT NULL,
	"idioma" text NOT NULL,
	"empresa" text NOT NULL,
	"datos" jsonb NOT NULL,
	"cambios" jsonb NOT NULL,
	"file_id" integer,
	"sha256" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "annex_versions_number" UNIQUE("placement_id","num_version"),
	CONSTRAINT "annex_versions_code" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "placement_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"placement_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"account_id" integer,
	"nombre" text,
	"nota" text
);
--> statement-breakpoint
CREATE TABLE "placement_numbers" (
	"curso" integer NOT NULL,
	"numero" integer NOT NULL,
	CONSTRAINT "placement_numbers_curso_pk" PRIMARY KEY("curso")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"academic_tutor_id" integer,
	"numero" text NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tipo_practica" text NOT NULL,
	"titulo" text NOT NULL,
	"titulacion" text,
	"datos" jsonb NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_fin" date NOT NULL,
	"horas_totales" numeric NOT NULL,
	"horas_hechas" numeric DEFAULT 0 NOT NULL,
	"curso" integer NOT NULL,
	"email_tutor_empresa" text NOT NULL,
	"faltan" text[] NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"fin_por" text,
	"fin_motivo" text,
	"fin_desde" date,
	"informe_tutor" timestamp with time zone,
	"informe_alumno" timestamp with time zone,
	"calificacion" numeric,
	"recordado" date,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "placements_application" UNIQUE("application_id"),
	CONSTRAINT "placements_number" UNIQUE("numero")
);
--> statement-breakpoint
CREATE TABLE "tutor_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"secreto_hash" text NOT NULL,
	"tipo" text NOT NULL,
	"company_id" integer,
	"email" text,
	"academic_tutor_id" integer,
	"creado" timestamp with time zone NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"visto" timestamp with time zone,
	CONSTRAINT "tutor_links_secret" UNIQUE("secreto_hash")
);
--> statement-breakpoint
ALTER TABLE "incorporation_forms" ADD COLUMN "tipo_practica" text;--> statement-breakpoint
ALTER TABLE "annex_signatures" ADD CONSTRAINT "annex_signatures_version_id_annex_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."annex_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annex_signatures" ADD CONSTRAINT "annex_signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annex_signatures" ADD CONSTRAINT "annex_signatures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annex_versions" ADD CONSTRAINT "annex_versions_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annex_versions" ADD CONSTRAINT "annex_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_events" ADD CONSTRAINT "placement_events_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_events" ADD CONSTRAINT "placement_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_academic_tutor_id_academic_tutors_id_fk" FOREIGN KEY ("academic_tutor_id") REFERENCES "public"."academic_tutors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_links" ADD CONSTRAINT "tutor_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_links" ADD CONSTRAINT "tutor_links_academic_tutor_id_academic_tutors_id_fk" FOREIGN KEY ("academic_tutor_id") REFERENCES "public"."academic_tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annex_signatures_account" ON "annex_signatures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "annex_signatures_file" ON "annex_signatures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "annex_versions_file" ON "annex_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "placement_events_placement" ON "placement_events" USING btree ("placement_id","id");--> statement-breakpoint
CREATE INDEX "placement_events_account" ON "placement_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "placements_student" ON "placements" USING btree ("student_id","fecha_inicio");--> statement-breakpoint
CREATE INDEX "placements_company" ON "placements" USING btree ("company_id","estado","fecha_inicio");--> statement-breakpoint
CREATE INDEX "placements_state" ON "placements" USING btree ("estado","fecha_inicio","id");--> statement-breakpoint
CREATE INDEX "placements_tutor" ON "placements" USING btree ("academic_tutor_id");--> statement-breakpoint
CREATE INDEX "placements_host_tutor" ON "placements" USING btree ("email_tutor_empresa");--> statement-breakpoint
CREATE INDEX "placements_year" ON "placements" USING btree ("curso","estado");--> statement-breakpoint
CREATE INDEX "placements_begin" ON "placements" USING btree ("fecha_inicio") WHERE estado in ('preparacion', 'lista');--> statement-breakpoint
CREATE INDEX "placements_end" ON "placements" USING btree ("fecha_fin") WHERE estado in ('preparacion', 'lista', 'enCurso');--> statement-breakpoint
CREATE INDEX "tutor_links_host" ON "tutor_links" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "tutor_links_academic" ON "tutor_links" USING btree ("academic_tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_links_expiry" ON "tutor_links" USING btree ("caduca");--> statement-breakpoint
-- There were no placements yet that these numbers could name.
UPDATE "company_documents" SET "id_practica" = NULL WHERE "id_practica" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_id_practica_placements_id_fk" FOREIGN KEY ("id_practica") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;