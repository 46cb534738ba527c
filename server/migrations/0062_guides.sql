CREATE TABLE "guides" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"textos" jsonb NOT NULL,
	"destinatarios" text NOT NULL,
	"orden" integer NOT NULL,
	"publicada" boolean NOT NULL,
	"file_id" integer,
	"imagen_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guides_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_imagen_id_files_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guides_order" ON "guides" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "guides_file" ON "guides" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "guides_picture" ON "guides" USING btree ("imagen_id");