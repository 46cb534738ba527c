CREATE TABLE "counsellors" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave_envio" uuid NOT NULL,
	"nombre" text NOT NULL,
	"idiomas" jsonb NOT NULL,
	"lugar" text,
	"enlace" text,
	"activo" boolean NOT NULL,
	"textos" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counsellors_key" UNIQUE("clave_envio")
);
--> statement-breakpoint
CREATE TABLE "orientation_appointments" (
	"id" serial PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"estado" text NOT NULL,
	"motivo" text,
	"mensaje" text,
	"uid" uuid NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"modificada" timestamp with time zone NOT NULL,
	"recordada" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orientation_meetings" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"dia" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orientation_slots" (
	"id" serial PRIMARY KEY NOT NULL,
	"counsellor_id" integer NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"duracion" integer NOT NULL,
	"retirado" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orientation_appointments" ADD CONSTRAINT "orientation_appointments_slot_id_orientation_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."orientation_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_appointments" ADD CONSTRAINT "orientation_appointments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_meetings" ADD CONSTRAINT "orientation_meetings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_slots" ADD CONSTRAINT "orientation_slots_counsellor_id_counsellors_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."counsellors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counsellors_name" ON "counsellors" USING btree ("nombre","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orientation_appointments_slot" ON "orientation_appointments" USING btree ("slot_id") WHERE estado in ('reservada', 'asistida', 'ausente');--> statement-breakpoint
CREATE INDEX "orientation_appointments_of_slot" ON "orientation_appointments" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "orientation_appointments_student" ON "orientation_appointments" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "orientation_appointments_to_remind" ON "orientation_appointments" USING btree ("slot_id") WHERE estado = 'reservada' and recordada is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orientation_slots_time" ON "orientation_slots" USING btree ("counsellor_id","inicio") WHERE not retirado;--> statement-breakpoint
CREATE INDEX "orientation_slots_start" ON "orientation_slots" USING btree ("inicio");