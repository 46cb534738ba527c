ALTER TABLE "placements" ADD COLUMN "registra_ss" text DEFAULT 'empresa' NOT NULL;--> statement-breakpoint
UPDATE "placements" p SET "registra_ss" = 'centro' FROM "companies" c
WHERE c."id" = p."company_id" AND c."asume_coste_ss" IS FALSE AND NOT (p."datos" -> 'condiciones' ->> 'remunerada')::boolean;
