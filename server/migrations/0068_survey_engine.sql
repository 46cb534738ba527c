CREATE TABLE "survey_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survey_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"respuestas" jsonb NOT NULL,
	"codigo_hash" text,
	"account_id" integer,
	"placement_id" integer,
	"parte" text,
	"estado" text DEFAULT 'abierta' NOT NULL,
	CONSTRAINT "survey_drafts_code" UNIQUE("codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "survey_participations" (
	"survey_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "survey_participations_survey_id_account_id_pk" PRIMARY KEY("survey_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survey_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"respuestas" jsonb NOT NULL,
	"anonima" boolean NOT NULL,
	"account_id" integer,
	"placement_id" integer,
	"parte" text,
	"titulacion" integer,
	"terminada" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"survey_id" integer NOT NULL,
	"num_version" integer NOT NULL,
	"definicion" jsonb NOT NULL,
	CONSTRAINT "survey_versions_number" UNIQUE("survey_id","num_version")
);
--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "url_acceso" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "tipo" text DEFAULT 'externa' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "estado" text DEFAULT 'abierta' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "num_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "titulaciones" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "cursos" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "momento" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "partes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "saca_opcion_anonima" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "con_login" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "registra_participacion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_version_id_survey_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_participations" ADD CONSTRAINT "survey_participations_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_participations" ADD CONSTRAINT "survey_participations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_version_id_survey_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."survey_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_versions" ADD CONSTRAINT "survey_versions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_drafts_account" ON "survey_drafts" USING btree ("survey_id","account_id") WHERE placement_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_drafts_placement" ON "survey_drafts" USING btree ("survey_id","placement_id","parte");--> statement-breakpoint
CREATE INDEX "survey_drafts_delivered" ON "survey_drafts" USING btree ("survey_id") WHERE estado = 'entregada';--> statement-breakpoint
CREATE INDEX "survey_drafts_version" ON "survey_drafts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "survey_drafts_person" ON "survey_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "survey_drafts_of_placement" ON "survey_drafts" USING btree ("placement_id");--> statement-breakpoint
CREATE INDEX "survey_participations_account" ON "survey_participations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "survey_responses_survey" ON "survey_responses" USING btree ("survey_id","anonima");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_account" ON "survey_responses" USING btree ("survey_id","account_id") WHERE placement_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_placement" ON "survey_responses" USING btree ("survey_id","placement_id","parte");--> statement-breakpoint
CREATE INDEX "survey_responses_version" ON "survey_responses" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "survey_responses_person" ON "survey_responses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "survey_responses_of_placement" ON "survey_responses" USING btree ("placement_id");--> statement-breakpoint
CREATE INDEX "surveys_placements" ON "surveys" USING btree ("hasta") WHERE momento is not null;