DROP INDEX "student_import_changes_import";--> statement-breakpoint
DROP INDEX "student_import_changes_student";--> statement-breakpoint
DROP INDEX "student_imports_made";--> statement-breakpoint
ALTER TABLE "import_changes" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "import_changes" ADD COLUMN "contact_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tipo" text DEFAULT 'alumnos' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "tipo" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "previstos" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_contact_id_company_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."company_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_import" ON "import_changes" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "import_changes_company" ON "import_changes" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "import_changes_contact" ON "import_changes" USING btree ("contact_id") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "import_changes_student" ON "import_changes" USING btree ("student_id") WHERE student_id is not null;--> statement-breakpoint
CREATE INDEX "imports_made" ON "imports" USING btree ("creada");--> statement-breakpoint
CREATE INDEX "imports_kind" ON "imports" USING btree ("tipo","id" DESC NULLS LAST);