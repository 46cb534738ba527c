CREATE TABLE "survey_requests" (
	"survey_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"parte" text NOT NULL,
	"dia" date NOT NULL,
	CONSTRAINT "survey_requests_survey_id_placement_id_parte_pk" PRIMARY KEY("survey_id","placement_id","parte")
);
--> statement-breakpoint
ALTER TABLE "survey_requests" ADD CONSTRAINT "survey_requests_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_requests" ADD CONSTRAINT "survey_requests_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_requests_placement" ON "survey_requests" USING btree ("placement_id");