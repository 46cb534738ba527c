ALTER TABLE "event_certificates" ADD COLUMN "sustituido" timestamp with time zone;--> statement-breakpoint
UPDATE "event_certificates" t SET "sustituido" = (
	SELECT min(l."emitido") FROM "event_certificates" l
	WHERE l."event_id" = t."event_id" AND l."account_id" = t."account_id" AND l."idioma" = t."idioma" AND l."id" > t."id"
);
