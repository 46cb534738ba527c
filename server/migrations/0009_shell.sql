CREATE TABLE "data_protection_acceptances" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"version" text NOT NULL,
	"idioma" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "data_protection_acceptances_version" UNIQUE("account_id","version")
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"solicitada" timestamp with time zone NOT NULL,
	"resuelta" timestamp with time zone,
	"resuelta_por" integer,
	"motivo" text
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" serial PRIMARY KEY NOT NULL,
	"activada" timestamp with time zone NOT NULL,
	"activada_por" integer,
	"terminada" timestamp with time zone,
	"terminada_por" integer
);
--> statement-breakpoint
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
CREATE TABLE "digests" (
	"account_id" integer NOT NULL,
	"dia" date NOT NULL,
	"enviado" timestamp with time zone,
	CONSTRAINT "digests_account_id_dia_pk" PRIMARY KEY("account_id","dia")
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"account_id" integer NOT NULL,
	"clase" text NOT NULL,
	"envio" text NOT NULL,
	CONSTRAINT "mail_preferences_account_id_clase_pk" PRIMARY KEY("account_id","clase")
);
--> statement-breakpoint
CREATE TABLE "account_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_type" text NOT NULL,
	"emisor" text NOT NULL,
	"sujeto" text NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_identities_subject" UNIQUE("emisor","sujeto","user_type"),
	CONSTRAINT "account_identities_account" UNIQUE("account_id","emisor")
);
--> statement-breakpoint
CREATE TABLE "sign_on_requests" (
	"estado_hash" text PRIMARY KEY NOT NULL,
	"navegador_hash" text NOT NULL,
	"proveedor" text NOT NULL,
	"user_type" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"usado" timestamp with time zone,
	"respuesta_hash" text,
	"respuesta" text,
	"respuesta_caduca" timestamp with time zone,
	"asercion_hash" text,
	CONSTRAINT "sign_on_requests_answer" UNIQUE("respuesta_hash"),
	CONSTRAINT "sign_on_requests_assertion" UNIQUE("asercion_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_sin_confirmar" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "eliminada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "correo" text DEFAULT 'inmediato' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dia_resumen" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "aviso_caducidad" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "palabras_titulo" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('pg_catalog.spanish', portal_plain(titulo)) || to_tsvector('pg_catalog.catalan', portal_plain(titulo)) || to_tsvector('pg_catalog.english', portal_plain(titulo)), 'A')) STORED;--> statement-breakpoint
ALTER TABLE "data_protection_acceptances" ADD CONSTRAINT "data_protection_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_resuelta_por_accounts_id_fk" FOREIGN KEY ("resuelta_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_activada_por_accounts_id_fk" FOREIGN KEY ("activada_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_terminada_por_accounts_id_fk" FOREIGN KEY ("terminada_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_requests_account" ON "leave_requests" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("account_id") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "maintenances_current" ON "maintenances" USING btree ((true)) WHERE terminada is null;--> statement-breakpoint
CREATE INDEX "communications_shown" ON "communications" USING btree ("fecha_desde" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "error_reports_told" ON "error_reports" USING btree ("avisado");--> statement-breakpoint
CREATE INDEX "digests_day" ON "digests" USING btree ("dia");--> statement-breakpoint
CREATE INDEX "sign_on_requests_expiry" ON "sign_on_requests" USING btree ("caduca");--> statement-breakpoint
CREATE INDEX "sign_on_requests_unasked" ON "sign_on_requests" USING btree ("respuesta_caduca") WHERE respuesta is not null;--> statement-breakpoint
CREATE INDEX "accounts_unconfirmed" ON "accounts" USING btree ("email_sin_confirmar") WHERE email_sin_confirmar is not null;--> statement-breakpoint
CREATE INDEX "accounts_state" ON "accounts" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (to_tsvector('simple', portal_plain(nombre || ' ' || apellidos || ' ' || translate(email, '@._-', '    '))));--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE leida is null and eliminada is null;--> statement-breakpoint
CREATE INDEX "notifications_important" ON "notifications" USING btree ("account_id","url_acceso") WHERE importante;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id","fecha") WHERE correo = 'resumen' and dia_resumen is null and leida is null and eliminada is null;--> statement-breakpoint
CREATE INDEX "notifications_digest_day" ON "notifications" USING btree ("account_id","dia_resumen") WHERE dia_resumen is not null;--> statement-breakpoint
CREATE INDEX "notifications_deleted" ON "notifications" USING btree ("eliminada") WHERE eliminada is not null;