ALTER TABLE "agreement_reviews" ADD COLUMN "avisos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "impreso" jsonb;