CREATE TABLE "saved_offers" (
	"student_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_offers_student_id_offer_id_pk" PRIMARY KEY("student_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "saved_offers" ADD CONSTRAINT "saved_offers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_offers" ADD CONSTRAINT "saved_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_offers_offer" ON "saved_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "saved_offers_date" ON "saved_offers" USING btree ("fecha");