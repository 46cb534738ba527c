CREATE TABLE "placement_interruptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"placement_id" integer NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"motivo" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD COLUMN "alta_dia" date;--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD COLUMN "baja_dia" date;--> statement-breakpoint
ALTER TABLE "placement_interruptions" ADD CONSTRAINT "placement_interruptions_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_interruptions_placement" ON "placement_interruptions" USING btree ("placement_id","desde");--> statement-breakpoint
INSERT INTO "placement_interruptions" ("placement_id", "desde", "hasta", "motivo")
SELECT "placement_id", "desde", "hasta", "detalle" FROM "change_requests"
WHERE "tipo" = 'interrupcion' AND "estado" = 'aceptada' AND "hasta" IS NOT NULL;--> statement-breakpoint
UPDATE "placements" p SET "fin_desde" = c."desde" + 1 FROM "change_requests" c
WHERE c."placement_id" = p."id" AND c."tipo" = 'rescision' AND c."estado" = 'aceptada'
	AND p."estado" = 'rescindida' AND p."fin_desde" = c."desde";
