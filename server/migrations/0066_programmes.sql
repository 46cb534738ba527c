CREATE TABLE "programme_adhesions" (
	"id" serial PRIMARY KEY NOT NULL,
	"programme_id" integer NOT NULL,
	"account_id" integer,
	"company_id" integer,
	"estado" text NOT NULL,
	"motivo" text,
	"creada" timestamp with time zone NOT NULL,
	"resuelta" timestamp with time zone,
	CONSTRAINT "programme_adhesions_student" UNIQUE("programme_id","account_id"),
	CONSTRAINT "programme_adhesions_company" UNIQUE("programme_id","company_id"),
	CONSTRAINT "programme_adhesions_one" CHECK (num_nonnulls(account_id, company_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "programme_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"programme_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"textos" jsonb NOT NULL,
	"entradillas" jsonb NOT NULL,
	"patrocinador" text NOT NULL,
	"imagen_id" integer,
	"desde" date NOT NULL,
	"hasta" date,
	"adhesion_alumnos" boolean NOT NULL,
	"adhesion_empresas" boolean NOT NULL,
	"para" text NOT NULL,
	"exige_dedicacion" boolean NOT NULL,
	"abierto" boolean NOT NULL,
	"publicado" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programmes_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "id_programa" integer;--> statement-breakpoint
ALTER TABLE "programme_adhesions" ADD CONSTRAINT "programme_adhesions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_adhesions" ADD CONSTRAINT "programme_adhesions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_adhesions" ADD CONSTRAINT "programme_adhesions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_documents" ADD CONSTRAINT "programme_documents_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_documents" ADD CONSTRAINT "programme_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_imagen_id_files_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_adhesions_account" ON "programme_adhesions" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "programme_adhesions_of_company" ON "programme_adhesions" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "programme_adhesions_order" ON "programme_adhesions" USING btree ("programme_id","estado","id");--> statement-breakpoint
CREATE INDEX "programme_adhesions_waiting" ON "programme_adhesions" USING btree ("id") WHERE estado = 'solicitada';--> statement-breakpoint
CREATE INDEX "programme_documents_programme" ON "programme_documents" USING btree ("programme_id","id");--> statement-breakpoint
CREATE INDEX "programme_documents_file" ON "programme_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "programmes_listed" ON "programmes" USING btree ("desde" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "programmes_picture" ON "programmes" USING btree ("imagen_id") WHERE imagen_id is not null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_id_programa_programmes_id_fk" FOREIGN KEY ("id_programa") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_programme" ON "offers" USING btree ("id_programa","estado") WHERE id_programa is not null;