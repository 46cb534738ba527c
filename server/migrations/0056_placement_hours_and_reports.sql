CREATE TABLE "placement_hour_reminders" (
	"placement_id" integer PRIMARY KEY NOT NULL,
	"alumno" date,
	"tutor" date
);
--> statement-breakpoint
CREATE TABLE "placement_weeks" (
	"placement_id" integer NOT NULL,
	"lunes" date NOT NULL,
	"horas" numeric[] NOT NULL,
	"texto" text NOT NULL,
	"estado" text DEFAULT 'anotada' NOT NULL,
	"enviada" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmada" timestamp with time zone,
	"quien" text,
	"motivo" text,
	CONSTRAINT "placement_weeks_placement_id_lunes_pk" PRIMARY KEY("placement_id","lunes")
);
--> statement-breakpoint
CREATE TABLE "placement_certificates" (
	"placement_id" integer NOT NULL,
	"idioma" text NOT NULL,
	"codigo" text NOT NULL,
	"empresa" text NOT NULL,
	"horas" numeric NOT NULL,
	"file_id" integer,
	"sha256" text NOT NULL,
	"emitido" timestamp with time zone NOT NULL,
	CONSTRAINT "placement_certificates_placement_id_idioma_pk" PRIMARY KEY("placement_id","idioma"),
	CONSTRAINT "placement_certificates_code" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "placement_marks" (
	"placement_id" integer PRIMARY KEY NOT NULL,
	"calificacion" numeric NOT NULL,
	"comentario" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_report_reminders" (
	"placement_id" integer PRIMARY KEY NOT NULL,
	"dias" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_reports" (
	"placement_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"borrador" jsonb,
	"informe" jsonb,
	"memoria" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"enviado" timestamp with time zone,
	"quien" text,
	"account_id" integer,
	"aceptado" timestamp with time zone,
	"file_id" integer,
	CONSTRAINT "placement_reports_placement_id_tipo_pk" PRIMARY KEY("placement_id","tipo")
);
--> statement-breakpoint
ALTER TABLE "placement_hour_reminders" ADD CONSTRAINT "placement_hour_reminders_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_weeks" ADD CONSTRAINT "placement_weeks_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_certificates" ADD CONSTRAINT "placement_certificates_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_certificates" ADD CONSTRAINT "placement_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_marks" ADD CONSTRAINT "placement_marks_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_report_reminders" ADD CONSTRAINT "placement_report_reminders_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_reports" ADD CONSTRAINT "placement_reports_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_reports" ADD CONSTRAINT "placement_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_reports" ADD CONSTRAINT "placement_reports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_weeks_waiting" ON "placement_weeks" USING btree ("placement_id") WHERE estado = 'anotada';--> statement-breakpoint
CREATE INDEX "placement_certificates_file" ON "placement_certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "placement_reports_account" ON "placement_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "placement_reports_file" ON "placement_reports" USING btree ("file_id");