ALTER TABLE "agreement_events" ADD COLUMN "nombre" text;--> statement-breakpoint
UPDATE "agreement_events" e SET "nombre" = nullif(trim(a.nombre || ' ' || a.apellidos), '') FROM "accounts" a WHERE a.id = e.account_id;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "empresa" text;--> statement-breakpoint
UPDATE "agreement_versions" SET "empresa" = "companies"."nombre_fiscal" FROM "agreements", "companies" WHERE "agreements"."id" = "agreement_versions"."agreement_id" AND "companies"."id" = "agreements"."company_id";--> statement-breakpoint
ALTER TABLE "agreement_versions" ALTER COLUMN "empresa" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "anterior" jsonb;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "file_anterior_id" integer;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_file_anterior_id_files_id_fk" FOREIGN KEY ("file_anterior_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_documents_file" ON "company_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "company_documents_file_before" ON "company_documents" USING btree ("file_anterior_id") WHERE file_anterior_id is not null;