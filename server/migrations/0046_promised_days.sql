ALTER TABLE "applications" ADD COLUMN "dias_respuesta" integer;--> statement-breakpoint
UPDATE "applications" a SET "dias_respuesta" = o."dias_respuesta"
FROM "offers" o
WHERE o."id" = a."offer_id" AND o."dias_respuesta" IS NOT NULL
  AND EXISTS (SELECT FROM "application_events" e WHERE e."application_id" = a."id" AND e."hecho" = 'inscripcion');
