CREATE TABLE "survey_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"survey_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"contestada" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_once" UNIQUE("survey_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"titulos" jsonb NOT NULL,
	"url_acceso" text NOT NULL,
	"para_alumnos" boolean NOT NULL,
	"para_empresa" boolean NOT NULL,
	"obligatoria" boolean NOT NULL,
	"desde" date NOT NULL,
	"hasta" date,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surveys_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_account" ON "survey_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "surveys_listed" ON "surveys" USING btree ("desde" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "surveys_students" ON "surveys" USING btree ("hasta") WHERE para_alumnos;--> statement-breakpoint
CREATE INDEX "surveys_companies" ON "surveys" USING btree ("hasta") WHERE para_empresa;