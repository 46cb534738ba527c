CREATE TABLE "help_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"textos" jsonb NOT NULL,
	"destinatarios" text NOT NULL,
	"tema" text NOT NULL,
	"orden" integer NOT NULL,
	"publicada" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_answers_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
CREATE INDEX "help_answers_order" ON "help_answers" USING btree ("tema","orden","id");