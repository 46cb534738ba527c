CREATE TABLE "event_certificates" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer,
	"account_id" integer,
	"idioma" text NOT NULL,
	"codigo" text NOT NULL,
	"titulo" text NOT NULL,
	"dia" date NOT NULL,
	"dia_fin" date NOT NULL,
	"horas" numeric,
	"huella_datos" text NOT NULL,
	"file_id" integer,
	"sha256" text NOT NULL,
	"emitido" timestamp with time zone NOT NULL,
	"anulado" timestamp with time zone,
	CONSTRAINT "event_certificates_code" UNIQUE("codigo")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "certificado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "horas_certificado" numeric;--> statement-breakpoint
ALTER TABLE "event_certificates" ADD CONSTRAINT "event_certificates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_certificates" ADD CONSTRAINT "event_certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_certificates" ADD CONSTRAINT "event_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_certificates_of" ON "event_certificates" USING btree ("event_id","account_id","idioma","id");--> statement-breakpoint
CREATE INDEX "event_certificates_account" ON "event_certificates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_certificates_file" ON "event_certificates" USING btree ("file_id");