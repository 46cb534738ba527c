CREATE TABLE "incorporation_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"account_id" integer,
	"nombre" text,
	"nota" text
);
--> statement-breakpoint
CREATE TABLE "incorporation_forms" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"datos" jsonb NOT NULL,
	"versiones" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"motivos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"creado" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incorporation_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"secreto_hash" text NOT NULL,
	"seccion" text NOT NULL,
	"nombre" text NOT NULL,
	"creado" timestamp with time zone NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"retirado" timestamp with time zone,
	"visto" timestamp with time zone,
	"guardado" timestamp with time zone,
	CONSTRAINT "incorporation_links_secret" UNIQUE("secreto_hash")
);
--> statement-breakpoint
DROP INDEX "agreements_company";--> statement-breakpoint
ALTER TABLE "incorporation_events" ADD CONSTRAINT "incorporation_events_application_id_incorporation_forms_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."incorporation_forms"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incorporation_events" ADD CONSTRAINT "incorporation_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incorporation_forms" ADD CONSTRAINT "incorporation_forms_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incorporation_links" ADD CONSTRAINT "incorporation_links_application_id_incorporation_forms_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."incorporation_forms"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incorporation_events_form" ON "incorporation_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "incorporation_events_account" ON "incorporation_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "incorporation_forms_state" ON "incorporation_forms" USING btree ("estado","desde","application_id");--> statement-breakpoint
CREATE INDEX "incorporation_links_form" ON "incorporation_links" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "agreements_company" ON "agreements" USING btree ("company_id","creado","id");