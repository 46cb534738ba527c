ALTER TABLE "companies" ADD COLUMN "id_pais" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "provincia" text;--> statement-breakpoint
UPDATE "companies" SET "version_revisada" = "version_revisada" || '{"idPais": 1, "provincia": null}' WHERE "version_revisada" IS NOT NULL;
