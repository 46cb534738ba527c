CREATE TABLE "study_averages" (
	"id" serial PRIMARY KEY NOT NULL,
	"study_id" integer NOT NULL,
	"nota" numeric(3, 2) NOT NULL,
	"hasta" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_averages" ADD CONSTRAINT "study_averages_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_averages_study" ON "study_averages" USING btree ("study_id","id" DESC NULLS LAST);--> statement-breakpoint
-- Whatever changes an average (a manager, a request that is accepted, the register) leaves what stood there.
CREATE FUNCTION portal_keep_average() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO study_averages (study_id, nota, hasta) VALUES (OLD.id, OLD.nota, now());
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER studies_average_kept AFTER UPDATE OF nota ON studies FOR EACH ROW
  WHEN (OLD.de_la_universidad AND OLD.nota IS NOT NULL AND NEW.nota IS DISTINCT FROM OLD.nota)
  EXECUTE FUNCTION portal_keep_average();
