CREATE TABLE "agreement_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"clave_envio" uuid NOT NULL,
	"campo" text NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"decision" text,
	CONSTRAINT "agreement_comments_key" UNIQUE("review_id","clave_envio")
);
--> statement-breakpoint
CREATE TABLE "agreement_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"account_id" integer,
	"es_gestor" boolean DEFAULT false NOT NULL,
	"nota" text
);
--> statement-breakpoint
CREATE TABLE "agreement_numbers" (
	"anyo" integer NOT NULL,
	"numero" integer NOT NULL,
	CONSTRAINT "agreement_numbers_anyo_pk" PRIMARY KEY("anyo")
);
--> statement-breakpoint
CREATE TABLE "agreement_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"secreto_hash" text NOT NULL,
	"nombre" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"retirada" timestamp with time zone,
	"vista" timestamp with time zone,
	"datos_confirmados" jsonb,
	CONSTRAINT "agreement_reviews_secret" UNIQUE("secreto_hash")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"idioma" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"texto" text,
	"modificado" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"num_version" integer NOT NULL,
	"codigo" text NOT NULL,
	"idioma" text NOT NULL,
	"datos" jsonb NOT NULL,
	"generado_id" integer,
	"generado_sha256" text NOT NULL,
	"firmado_id" integer,
	"firmado_sha256" text,
	"comprobacion" jsonb,
	"formalizado_id" integer,
	"formalizado_sha256" text,
	"motivos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_versions_number" UNIQUE("agreement_id","num_version"),
	CONSTRAINT "agreement_versions_code" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"numero" text,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"clave_envio" uuid,
	"datos" jsonb NOT NULL,
	"tramitacion_manual" boolean,
	"sincaducidad" boolean DEFAULT false NOT NULL,
	"fecha_caducidad" date,
	"fecha_formalizacion" date,
	"adjunto_id" integer,
	"desde" timestamp with time zone DEFAULT now() NOT NULL,
	"avisado" integer,
	"creado" timestamp with time zone DEFAULT now() NOT NULL,
	"modificado" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_number" UNIQUE("numero"),
	CONSTRAINT "agreements_key" UNIQUE("company_id","clave_envio")
);
--> statement-breakpoint
ALTER TABLE "agreement_comments" ADD CONSTRAINT "agreement_comments_review_id_agreement_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."agreement_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_reviews" ADD CONSTRAINT "agreement_reviews_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_generado_id_files_id_fk" FOREIGN KEY ("generado_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_firmado_id_files_id_fk" FOREIGN KEY ("firmado_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_formalizado_id_files_id_fk" FOREIGN KEY ("formalizado_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_adjunto_id_files_id_fk" FOREIGN KEY ("adjunto_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_events_agreement" ON "agreement_events" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE INDEX "agreement_events_account" ON "agreement_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "agreement_reviews_agreement" ON "agreement_reviews" USING btree ("agreement_id");--> statement-breakpoint
CREATE INDEX "agreements_company" ON "agreements" USING btree ("company_id","creado" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "agreements_state" ON "agreements" USING btree ("estado","desde","id");--> statement-breakpoint
CREATE INDEX "agreements_expiry" ON "agreements" USING btree ("fecha_caducidad") WHERE estado = 'formalizado';--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_draft" ON "agreements" USING btree ("company_id") WHERE estado = 'borrador';