CREATE TABLE "company_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"id_practica" integer,
	"tipo" text NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"aportado_por" text DEFAULT 'empresa' NOT NULL,
	"fecha_limite" date,
	"fecha" date,
	"caduca" date,
	"motivo" text,
	"file_id" integer,
	"pedido" timestamp with time zone,
	"clave_envio" uuid,
	"entregado" timestamp with time zone,
	"resuelto" timestamp with time zone,
	"creado" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_zips" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"documentos" integer[] NOT NULL,
	"idioma" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"file_id" integer,
	"creado" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"gestor_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"aplicada" boolean DEFAULT false NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"columnas" json NOT NULL,
	"filas" json NOT NULL,
	"num_filas" integer NOT NULL,
	"campos" json NOT NULL,
	"num_errores" integer NOT NULL,
	"errores" json NOT NULL,
	"resumen" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"serie" text NOT NULL,
	"anyo" integer NOT NULL,
	"numero" integer NOT NULL,
	CONSTRAINT "invoice_numbers_serie_anyo_pk" PRIMARY KEY("serie","anyo")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"serie" text NOT NULL,
	"numero" text NOT NULL,
	"fecha" date NOT NULL,
	"vencimiento" date NOT NULL,
	"destinatario" jsonb NOT NULL,
	"lineas" jsonb NOT NULL,
	"base" numeric(12, 2) NOT NULL,
	"iva" numeric(5, 2) NOT NULL,
	"cuota" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"idioma" text NOT NULL,
	"pagada" date,
	"anulada" boolean DEFAULT false NOT NULL,
	"rectifica_id" integer,
	"motivo" text,
	"file_id" integer,
	"gestor_id" integer,
	"clave_envio" uuid,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("numero"),
	CONSTRAINT "invoices_key" UNIQUE("clave_envio"),
	CONSTRAINT "invoices_rectifies" UNIQUE("rectifica_id")
);
--> statement-breakpoint
CREATE TABLE "management_fees" (
	"desde" date PRIMARY KEY NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"porcentaje" numeric(5, 2) NOT NULL,
	"gestor_id" integer NOT NULL,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_zips" ADD CONSTRAINT "document_zips_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_zips" ADD CONSTRAINT "document_zips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_zips" ADD CONSTRAINT "document_zips_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_rectifica_id_invoices_id_fk" FOREIGN KEY ("rectifica_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_documents_key" ON "company_documents" USING btree ("company_id","clave_envio");--> statement-breakpoint
CREATE INDEX "company_documents_company" ON "company_documents" USING btree ("company_id","creado" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_documents_state" ON "company_documents" USING btree ("estado","entregado","id");--> statement-breakpoint
CREATE INDEX "company_documents_practice" ON "company_documents" USING btree ("id_practica") WHERE id_practica is not null;--> statement-breakpoint
CREATE INDEX "document_zips_made" ON "document_zips" USING btree ("creado");--> statement-breakpoint
CREATE INDEX "document_zips_account" ON "document_zips" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoice_imports_made" ON "invoice_imports" USING btree ("creada");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_date" ON "invoices" USING btree ("fecha" DESC NULLS LAST,"id" DESC NULLS LAST);