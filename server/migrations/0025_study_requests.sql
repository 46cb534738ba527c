CREATE TABLE "study_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"study_id" integer,
	"tipo" text NOT NULL,
	"id_titulacion" integer,
	"datos" jsonb NOT NULL,
	"observaciones" text,
	"fichero_id" integer,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"solicitada" timestamp with time zone NOT NULL,
	"resuelta" timestamp with time zone,
	"resuelta_por" integer,
	"motivo" text
);
--> statement-breakpoint
ALTER TABLE "study_requests" ADD CONSTRAINT "study_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_requests" ADD CONSTRAINT "study_requests_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_requests" ADD CONSTRAINT "study_requests_fichero_id_files_id_fk" FOREIGN KEY ("fichero_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_requests_student" ON "study_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "study_requests_file" ON "study_requests" USING btree ("fichero_id");--> statement-breakpoint
CREATE INDEX "study_requests_waiting" ON "study_requests" USING btree ("solicitada") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "study_requests_study" ON "study_requests" USING btree ("study_id") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "study_requests_degree" ON "study_requests" USING btree ("student_id","id_titulacion") WHERE estado = 'pendiente' and tipo = 'alta';