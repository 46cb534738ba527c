CREATE TABLE "billing_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"nombre_fiscal" text NOT NULL,
	"cif" text NOT NULL,
	"domicilio_fiscal" text NOT NULL,
	"id_pais" integer DEFAULT 1 NOT NULL,
	"id_provincia" integer,
	"provincia" text,
	"poblacion" text NOT NULL,
	"cp" text NOT NULL,
	"requiere_envio_postal" boolean DEFAULT false NOT NULL,
	"domicilio_envio_postal" text,
	"eliminada" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_changes" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"datos" jsonb NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"motivo" text,
	"fecha" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_contacts" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "nombre" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "apellidos" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "company_contacts" cc SET "nombre" = a."nombre", "apellidos" = a."apellidos", "email" = lower(a."email") FROM "accounts" a WHERE a."id" = cc."account_id";--> statement-breakpoint
ALTER TABLE "company_contacts" ALTER COLUMN "nombre" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ALTER COLUMN "apellidos" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "telefono2" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "departamento" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "direccion" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "localidad" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "id_localidad" integer;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "cp" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "nif" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "id_pais" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "id_provincia" integer;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "provincia" text;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "tipo_contacto" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "anios_foro_empleo" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "invitado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "bloqueado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "eliminado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "rango_facturacion" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "anio_fundacion" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_nombre" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_apellidos" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_dni" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_cargo" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "firmante_telefono" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tipo_firma" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "asume_coste_ss" boolean;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "informacion_tratamiento_de_datos" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_autorizado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_company" ON "billing_accounts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_changes_waiting" ON "company_changes" USING btree ("fecha") WHERE estado = 'pendiente';--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_contacts_email" ON "company_contacts" USING btree ("company_id","email") WHERE account_id is null and eliminado is null;--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_id");--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_access" CHECK (account_id is not null or not (activo or invitado is not null));