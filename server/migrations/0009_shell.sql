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
ALTER TABLE "sessions" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_protection_acceptances" ADD CONSTRAINT "data_protection_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_resuelta_por_accounts_id_fk" FOREIGN KEY ("resuelta_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_activada_por_accounts_id_fk" FOREIGN KEY ("activada_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_terminada_por_accounts_id_fk" FOREIGN KEY ("terminada_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_requests_account" ON "leave_requests" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("account_id") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "maintenances_current" ON "maintenances" USING btree ((true)) WHERE terminada is null;--> statement-breakpoint
CREATE INDEX "accounts_state" ON "accounts" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (to_tsvector('simple', portal_plain(nombre || ' ' || apellidos || ' ' || translate(email, '@._-', '    '))));