CREATE TABLE "cv_pdfs" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"diseno" text NOT NULL,
	"idioma" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"file_id" integer,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"idioma" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"hechos" integer DEFAULT 0 NOT NULL,
	"file_id" integer,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "diseno_cv" text DEFAULT 'clasico' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "idioma_cv" text;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "foto_id" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "diseno_cv" text DEFAULT 'clasico' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "idioma_cv" text;--> statement-breakpoint
ALTER TABLE "cv_pdfs" ADD CONSTRAINT "cv_pdfs_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_pdfs" ADD CONSTRAINT "cv_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_records" ADD CONSTRAINT "own_records_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_records" ADD CONSTRAINT "own_records_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_pdfs_student" ON "cv_pdfs" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "cv_pdfs_made" ON "cv_pdfs" USING btree ("creada");--> statement-breakpoint
CREATE INDEX "cv_pdfs_file" ON "cv_pdfs" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "own_records_student" ON "own_records" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "own_records_made" ON "own_records" USING btree ("creada");--> statement-breakpoint
CREATE INDEX "own_records_file" ON "own_records" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_foto_id_files_id_fk" FOREIGN KEY ("foto_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_snapshots_photo" ON "application_snapshots" USING btree ("foto_id") WHERE foto_id is not null;