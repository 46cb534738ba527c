CREATE TABLE "student_import_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"fila" integer NOT NULL,
	"campo" text,
	"antes" text,
	"ahora" text
);
--> statement-breakpoint
CREATE TABLE "student_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"gestor_id" integer NOT NULL,
	"nombre" text NOT NULL,
	"estado" text DEFAULT 'leida' NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"columnas" json NOT NULL,
	"filas" json NOT NULL,
	"num_filas" integer NOT NULL,
	"campos" json NOT NULL,
	"envia_enlaces" boolean DEFAULT false NOT NULL,
	"avance" integer DEFAULT 0 NOT NULL,
	"num_errores" integer DEFAULT 0 NOT NULL,
	"errores" json DEFAULT '[]'::json NOT NULL,
	"resumen" json
);
--> statement-breakpoint
ALTER TABLE "student_import_changes" ADD CONSTRAINT "student_import_changes_import_id_student_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."student_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_import_changes_import" ON "student_import_changes" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "student_import_changes_student" ON "student_import_changes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_imports_made" ON "student_imports" USING btree ("creada");