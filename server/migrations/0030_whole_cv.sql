CREATE TABLE "document_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"clave_envio" uuid NOT NULL,
	"solicitante" text NOT NULL,
	"descripcion" text NOT NULL,
	"fecha_limite" date,
	"solicitada" timestamp with time zone NOT NULL,
	"file_id" integer,
	"entregada" timestamp with time zone,
	CONSTRAINT "document_requests_sending" UNIQUE("student_id","clave_envio")
);
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "id_sector" integer;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "id_area_funcional" integer;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "id_tipo_contrato" integer;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "subtipo_contrato" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "enlace" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "adjunto_id" integer;--> statement-breakpoint
ALTER TABLE "student_documents" ADD COLUMN "privado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "moto_propia" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "disponibilidad_viajar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_jornada" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "retribucion_minima_practicas" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "retribucion_minima_empleo" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "erasmus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "sectores_interes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "titular" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "areas_funcionales" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "anios_experiencia" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "enlace_portfolio" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_periodo_preferencia_practicas" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "foto_id" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "versiones" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "genero" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_pais_nacimiento" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "localidad_nacimiento" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "email_personal" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "email_personal_confirmado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "comunicaciones_en_email_estudiante" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "telefono2" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "direccion" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "codigo_postal" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "direccion_curso" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "codigo_postal_curso" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_pais_curso" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_provincia_curso" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "localidad_curso" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "discapacidad" boolean;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "discapacidad_consentida" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "boletin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "comunicaciones" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "id_idioma_comunicaciones" integer;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_file" ON "document_requests" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_adjunto_id_files_id_fk" FOREIGN KEY ("adjunto_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_foto_id_files_id_fk" FOREIGN KEY ("foto_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiences_attachment" ON "experiences" USING btree ("adjunto_id");--> statement-breakpoint
CREATE INDEX "students_photo" ON "students" USING btree ("foto_id");