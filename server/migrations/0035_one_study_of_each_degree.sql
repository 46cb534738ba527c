ALTER TABLE "studies" ADD COLUMN "repetido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of studies that say the same the first stays, and those that a request is about.
DELETE FROM "studies" d USING "studies" k
WHERE d."de_la_universidad" AND k."student_id" = d."student_id" AND k."id" < d."id"
  AND to_jsonb(k) - 'id' = to_jsonb(d) - 'id'
  AND NOT EXISTS (SELECT FROM "study_requests" r WHERE r."study_id" = d."id");--> statement-breakpoint
-- Those that say something else stay as well: which of them is right, people have to say.
UPDATE "studies" d SET "repetido" = true
WHERE d."de_la_universidad" AND EXISTS (SELECT FROM "studies" k WHERE k."de_la_universidad"
  AND k."student_id" = d."student_id" AND k."id_titulacion" = d."id_titulacion" AND k."id" < d."id");--> statement-breakpoint
CREATE UNIQUE INDEX "studies_degree" ON "studies" USING btree ("student_id","id_titulacion") WHERE de_la_universidad and not repetido;