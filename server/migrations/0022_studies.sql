CREATE TABLE "stays" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"id_pais" integer NOT NULL,
	"motivo" text NOT NULL,
	"meses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"titulo" text NOT NULL,
	"centro" text NOT NULL,
	"horas" integer,
	"fecha_inicio" date,
	"fecha_fin" date
);
--> statement-breakpoint
ALTER TABLE "studies" ALTER COLUMN "id_titulacion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_nivel_formativo_sne" integer;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "titulo" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "id_nivel" integer;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "tipo" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "id_area" integer;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "duracion" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "fecha_inicio" date;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "fecha_fin" date;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "certificacion" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "id_sede" integer;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "copia_id" integer;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stays_student" ON "stays" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trainings_student" ON "trainings" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_copia_id_files_id_fk" FOREIGN KEY ("copia_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studies_copy" ON "studies" USING btree ("copia_id");