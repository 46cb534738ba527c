CREATE TABLE "education_request_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"account_id" integer,
	"nota" text
);
--> statement-breakpoint
CREATE TABLE "education_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"id_titulacion" integer,
	"estado" text DEFAULT 'abierta' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_fin" date NOT NULL,
	"nivel" text NOT NULL,
	"especialidad" text NOT NULL,
	"observaciones" text,
	"plazas" integer,
	"grupo" text,
	"nombre_tutor_empresa" text,
	"apellidos_tutor_empresa" text,
	"email_tutor_empresa" text,
	"telefono_tutor_empresa" text,
	"motivo" text,
	"creada" timestamp with time zone NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"application_id" integer
);
--> statement-breakpoint
CREATE TABLE "minors_certificates" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha_expedicion" date NOT NULL,
	"file_id" integer,
	"entregado" timestamp with time zone NOT NULL,
	"resuelto" timestamp with time zone,
	"motivo" text
);
--> statement-breakpoint
CREATE TABLE "internship_proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"propone" text NOT NULL,
	"account_id" integer,
	"clave_envio" uuid NOT NULL,
	"student_id" integer,
	"company_id" integer,
	"study_id" integer,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"titulo" text NOT NULL,
	"tipo_practica" text NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_fin" date NOT NULL,
	"remunerada" boolean NOT NULL,
	"ayuda_estudio" numeric(10, 2),
	"tareas" text,
	"datos" jsonb NOT NULL,
	"application_id" integer,
	CONSTRAINT "internship_proposals_sending" UNIQUE("account_id","clave_envio")
);
--> statement-breakpoint
CREATE TABLE "proposal_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"proposal_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"quien" text NOT NULL,
	"account_id" integer,
	"nota" text
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "es_centro_educativo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "etapas_educativas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "origen" text DEFAULT 'publicada' NOT NULL;--> statement-breakpoint
ALTER TABLE "education_request_events" ADD CONSTRAINT "education_request_events_request_id_education_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."education_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_request_events" ADD CONSTRAINT "education_request_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_requests" ADD CONSTRAINT "education_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_requests" ADD CONSTRAINT "education_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_requests" ADD CONSTRAINT "education_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minors_certificates" ADD CONSTRAINT "minors_certificates_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minors_certificates" ADD CONSTRAINT "minors_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_proposals" ADD CONSTRAINT "internship_proposals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_proposals" ADD CONSTRAINT "internship_proposals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_proposals" ADD CONSTRAINT "internship_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_proposals" ADD CONSTRAINT "internship_proposals_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_proposals" ADD CONSTRAINT "internship_proposals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_proposal_id_internship_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."internship_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_request_events_request" ON "education_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "education_request_events_account" ON "education_request_events" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "education_requests_open" ON "education_requests" USING btree ("student_id","company_id") WHERE estado in ('abierta', 'aceptada');--> statement-breakpoint
CREATE INDEX "education_requests_student" ON "education_requests" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "education_requests_company" ON "education_requests" USING btree ("company_id","estado","desde");--> statement-breakpoint
CREATE INDEX "education_requests_state" ON "education_requests" USING btree ("estado","desde","id");--> statement-breakpoint
CREATE INDEX "education_requests_application" ON "education_requests" USING btree ("application_id") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "minors_certificates_state" ON "minors_certificates" USING btree ("estado","entregado","student_id");--> statement-breakpoint
CREATE INDEX "minors_certificates_issued" ON "minors_certificates" USING btree ("fecha_expedicion") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "minors_certificates_file" ON "minors_certificates" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "internship_proposals_student" ON "internship_proposals" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "internship_proposals_company" ON "internship_proposals" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "internship_proposals_study" ON "internship_proposals" USING btree ("study_id") WHERE study_id is not null;--> statement-breakpoint
CREATE INDEX "internship_proposals_state" ON "internship_proposals" USING btree ("estado","desde","id");--> statement-breakpoint
CREATE INDEX "internship_proposals_application" ON "internship_proposals" USING btree ("application_id") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "proposal_events_proposal" ON "proposal_events" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_events_account" ON "proposal_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "companies_schools" ON "companies" USING btree ("id_provincia") WHERE es_centro_educativo;