CREATE TABLE "external_applications" (
	"offer_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"abierta" timestamp with time zone NOT NULL,
	"respuesta" text,
	"fecha" timestamp with time zone,
	CONSTRAINT "external_applications_student_id_offer_id_pk" PRIMARY KEY("student_id","offer_id"),
	CONSTRAINT "external_applications_answered" CHECK ((respuesta is null) = (fecha is null))
);
--> statement-breakpoint
ALTER TABLE "external_applications" ADD CONSTRAINT "external_applications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_applications" ADD CONSTRAINT "external_applications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_applications_offer" ON "external_applications" USING btree ("offer_id");