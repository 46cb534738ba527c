CREATE TABLE "institution_accesses" (
	"student_id" integer NOT NULL,
	"dia" date NOT NULL,
	"hecho" text NOT NULL,
	"gestor_id" integer NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "institution_accesses_student_id_dia_hecho_gestor_id_pk" PRIMARY KEY("student_id","dia","hecho","gestor_id")
);
--> statement-breakpoint
ALTER TABLE "institution_accesses" ADD CONSTRAINT "institution_accesses_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;