CREATE TABLE "interviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"clave_envio" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"secuencia" integer DEFAULT 0 NOT NULL,
	"horas" jsonb NOT NULL,
	"duracion" integer NOT NULL,
	"lugar" text,
	"enlace" text,
	"nota" text,
	"mensaje" text,
	"inicio" timestamp with time zone,
	"elegida" timestamp with time zone,
	"modificada" timestamp with time zone NOT NULL,
	"recordada" timestamp with time zone,
	CONSTRAINT "interviews_once" UNIQUE("application_id","clave_envio")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "aviso_respuesta" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "respuestas_debidas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "respuestas_a_tiempo" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "dias_habituales" integer;--> statement-breakpoint
ALTER TABLE "kept_mails" ADD COLUMN "calendario" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "dias_respuesta" integer;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_to_come" ON "interviews" USING btree ("inicio") WHERE estado = 'elegida' and recordada is null;