CREATE TABLE "event_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"file_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"estado" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"asistio" timestamp with time zone,
	"recordada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_registrations_once" UNIQUE("event_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"url_evento" text NOT NULL,
	"textos" jsonb NOT NULL,
	"entradillas" jsonb NOT NULL,
	"categoria" text NOT NULL,
	"dia" date NOT NULL,
	"hora" text NOT NULL,
	"dia_fin" date NOT NULL,
	"hora_fin" text NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"lugar" text,
	"enlace" text,
	"organizador" text NOT NULL,
	"para" text NOT NULL,
	"destacado" boolean NOT NULL,
	"inscripcion" boolean NOT NULL,
	"plazas" integer,
	"lista_espera" boolean NOT NULL,
	"fin_inscripcion" date,
	"videos" jsonb NOT NULL,
	"publicado" boolean NOT NULL,
	"cancelado" timestamp with time zone,
	"codigo" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_key" UNIQUE("clave_envio"),
	CONSTRAINT "events_address" UNIQUE("url_evento")
);
--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_pictures_event" ON "event_pictures" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_pictures_file" ON "event_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "event_registrations_order" ON "event_registrations" USING btree ("event_id","estado","id");--> statement-breakpoint
CREATE INDEX "event_registrations_account" ON "event_registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_registrations_unreminded" ON "event_registrations" USING btree ("event_id") WHERE estado = 'inscrito' and not recordada;--> statement-breakpoint
CREATE INDEX "events_listed" ON "events" USING btree ("inicio" DESC NULLS LAST,"id" DESC NULLS LAST);