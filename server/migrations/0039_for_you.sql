CREATE TABLE "dismissed_offers" (
	"student_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"motivo" text,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_offers_student_id_offer_id_pk" PRIMARY KEY("student_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "seen_offers" (
	"student_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_offers_student_id_offer_id_pk" PRIMARY KEY("student_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_offers" ADD CONSTRAINT "dismissed_offers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_offers" ADD CONSTRAINT "dismissed_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_offers" ADD CONSTRAINT "seen_offers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_offers" ADD CONSTRAINT "seen_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_offers_offer" ON "dismissed_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "dismissed_offers_date" ON "dismissed_offers" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "seen_offers_offer" ON "seen_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "seen_offers_date" ON "seen_offers" USING btree ("fecha");