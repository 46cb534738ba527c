CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"usuario" text NOT NULL,
	"password_hash" text,
	"estado" text DEFAULT 'activa' NOT NULL,
	"nombre" text NOT NULL,
	"apellidos" text NOT NULL,
	"email" text NOT NULL,
	"idioma" text,
	"ultimo_acceso" timestamp with time zone,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_login" UNIQUE("user_type","usuario")
);
--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"puesto" text,
	"telefono" text,
	"activo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "company_contacts_pair" UNIQUE("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"clave" text PRIMARY KEY NOT NULL,
	"fallos" integer NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	"bloqueada_hasta" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"company_id" integer,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"revocada" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"clave" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"id_tipo_documento" integer,
	"nombre" text NOT NULL,
	"file_id" integer,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"quien" text NOT NULL,
	"hecho" text NOT NULL,
	"id_estado_anterior" integer,
	"id_estado" integer,
	"id_motivo" integer,
	"comentario" text,
	"account_id" integer
);
--> statement-breakpoint
CREATE TABLE "application_snapshots" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"cv" jsonb NOT NULL,
	"pdf_id" integer,
	"creada" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"id_estado" integer NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"fecha_estado" timestamp with time zone DEFAULT now() NOT NULL,
	"leida" timestamp with time zone,
	"id_motivo" integer,
	"comentario" text,
	"presentacion" text,
	"deseables_cumplidos" integer DEFAULT 0 NOT NULL,
	"deseables_total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("offer_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"nombre_comercial" text NOT NULL,
	"nombre_fiscal" text NOT NULL,
	"cif" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"id_tipo_empresa" integer,
	"id_sector" integer,
	"rango_empleados" integer,
	"descripcion" text,
	"web" text,
	"direccion" text,
	"cp" text,
	"id_provincia" integer,
	"localidad" text,
	"iban" text,
	"motivo_rechazo" text,
	"creada" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_cif" UNIQUE("cif")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" serial PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"nombre" text NOT NULL,
	"extension" text NOT NULL,
	"bytes" integer NOT NULL,
	"creado" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "kept_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"company_id" integer,
	"tipo" text NOT NULL,
	"datos" jsonb NOT NULL,
	"importante" boolean DEFAULT false NOT NULL,
	"url_acceso" text,
	"leida" timestamp with time zone,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_search" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"fecha_destacada" timestamp with time zone,
	"fecha_caducidad" date,
	"remuneracion" numeric(10, 2),
	"id_provincia" integer,
	"id_isla" integer,
	"id_area_funcional" integer,
	"id_sector" integer,
	"id_tipo_contrato" integer,
	"id_modalidad" integer,
	"titulaciones" integer[] NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_totals" (
	"tipo" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"url_acceso" text NOT NULL,
	"company_id" integer NOT NULL,
	"account_id" integer,
	"clave_envio" uuid NOT NULL,
	"estado" text NOT NULL,
	"referencia" text NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL,
	"fecha_destacada" timestamp with time zone,
	"modificada" timestamp with time zone DEFAULT now() NOT NULL,
	"motivo_rechazo" text,
	"version_revisada" jsonb,
	"fichero_complementario_id" integer,
	"tipo" text NOT NULL,
	"titulo" text NOT NULL,
	"plazas" integer,
	"experiencia" integer,
	"experiencia_deseable" text,
	"horario" text,
	"fecha_inicio" date,
	"fecha_fin" date,
	"fecha_caducidad" date,
	"id_tipo_contrato" integer,
	"salario" numeric(10, 2),
	"salario_maximo" numeric(10, 2),
	"creditos_superados" integer,
	"otras_remuneraciones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"id_pais" integer,
	"id_provincia" integer,
	"provincia" text,
	"id_isla" integer,
	"id_localidad" integer,
	"localidad" text,
	"id_sector" integer,
	"id_categoria" integer,
	"id_area_funcional" integer,
	"id_sede" integer,
	"ayuda_estudio" numeric(10, 2),
	"descripcion" text,
	"tareas_a_desarrollar" text,
	"tutores_disponibles" integer,
	"programa" text,
	"url_inscripcion_externa" text,
	"idiomas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listado_titulaciones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requisitos_obligatorios" jsonb NOT NULL,
	"requisitos_deseables" jsonb NOT NULL,
	"documentos_requeridos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etiquetas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"motivos_exclusion" text,
	"anio_promocion_maximo" integer,
	"curso_minimo" integer,
	"solo_ultimo_curso" boolean DEFAULT false NOT NULL,
	"perfil_no_universitario" boolean DEFAULT false NOT NULL,
	"trabajo_fin_estudios" boolean DEFAULT false NOT NULL,
	"titulo_trabajo_fin_estudios" text,
	"nombre_tutor_uni" text,
	"id_modalidad" integer,
	"numero_dias_semana" integer,
	"horas_aldia" numeric(10, 2),
	"horas_semana" numeric(10, 2),
	"remuneracion_bruta_hora" numeric(10, 2),
	"remuneracion_bruta_anual" numeric(10, 2),
	"otros_beneficios" text,
	"meses" numeric(10, 2),
	"tiempo_dedicacion_jornada" numeric(10, 2),
	"departamento" text,
	"solicitante" text,
	"centro_practicas" text,
	"numero_pedido" text,
	"observaciones" text,
	"url_complementaria" text,
	"ocultar_datos_empresa" boolean DEFAULT false NOT NULL,
	"candidato_preferido" text,
	"nombre_tutor_empresa" text,
	"apellidos_tutor_empresa" text,
	"email_tutor_empresa" text,
	"telefono_tutor_empresa" text,
	"puesto_tutor_empresa" text,
	"titulacion_tutor_empresa" text,
	"departamento_tutor_empresa" text,
	"dni_tutor_empresa" text,
	"nombre_firmante" text,
	"apellidos_firmante" text,
	"email_firmante" text,
	"dni_firmante" text,
	"cargo_firmante" text,
	"telefono_firmante" text,
	CONSTRAINT "offers_address" UNIQUE("url_acceso"),
	CONSTRAINT "offers_sending" UNIQUE("company_id","clave_envio")
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"puesto" text NOT NULL,
	"empresa" text NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_fin" date,
	"descripcion" text
);
--> statement-breakpoint
CREATE TABLE "spoken_languages" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"id_idioma" integer NOT NULL,
	"id_nivel_idioma" integer NOT NULL,
	"id_certificado_idioma" integer,
	CONSTRAINT "spoken_languages_pair" UNIQUE("student_id","id_idioma")
);
--> statement-breakpoint
CREATE TABLE "student_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"id_tipo_documento" integer NOT NULL,
	"file_id" integer NOT NULL,
	"fecha" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" integer PRIMARY KEY NOT NULL,
	"dni" text,
	"fecha_nacimiento" date,
	"telefono" text,
	"id_pais" integer,
	"id_provincia" integer,
	"localidad" text,
	"nacionalidades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"num_seg_social" text,
	"con_practicas" boolean DEFAULT true NOT NULL,
	"con_empleo" boolean DEFAULT true NOT NULL,
	"puede_ofertas_practicas" boolean DEFAULT true NOT NULL,
	"solo_ciclos_uax" boolean DEFAULT false NOT NULL,
	"es_antiguo" boolean DEFAULT false NOT NULL,
	"busqueda_practicas_activa" boolean DEFAULT true NOT NULL,
	"busqueda_trabajo_activa" boolean DEFAULT true NOT NULL,
	"tiene_permiso_trabajo" boolean DEFAULT false NOT NULL,
	"carnes_conducir" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coche_propio" boolean DEFAULT false NOT NULL,
	"disponibilidad_extranjero" boolean DEFAULT false NOT NULL,
	"disponibilidad_traslado" boolean DEFAULT false NOT NULL,
	"trabajando_actualmente" boolean DEFAULT false NOT NULL,
	"programas_informaticos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intereses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"competencias" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"presentacion" text,
	CONSTRAINT "students_dni" UNIQUE("dni")
);
--> statement-breakpoint
CREATE TABLE "studies" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"de_la_universidad" boolean NOT NULL,
	"id_titulacion" integer NOT NULL,
	"centro" text NOT NULL,
	"nota" numeric(3, 2),
	"curso" integer,
	"ultimo_curso" boolean DEFAULT false NOT NULL,
	"actual" boolean DEFAULT true NOT NULL,
	"creditos_superados" numeric(5, 1),
	"creditos_totales" numeric(5, 1),
	"anio_promocion" integer
);
--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_pdf_id_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_search" ADD CONSTRAINT "offer_search_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fichero_complementario_id_files_id_fk" FOREIGN KEY ("fichero_complementario_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_languages" ADD CONSTRAINT "spoken_languages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_documents" ADD CONSTRAINT "student_documents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_documents" ADD CONSTRAINT "student_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_contacts_company" ON "company_contacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "login_attempts_since" ON "login_attempts" USING btree ("desde");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("caduca");--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","fecha");--> statement-breakpoint
CREATE INDEX "applications_student" ON "applications" USING btree ("student_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_offer" ON "applications" USING btree ("offer_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "companies_state" ON "companies" USING btree ("estado","creada");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_newest" ON "offer_search" USING btree ("tipo","fecha" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_highlighted" ON "offer_search" USING btree ("tipo","fecha_destacada" DESC NULLS LAST,"fecha" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_words" ON "offer_search" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "offers_company" ON "offers" USING btree ("company_id","fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_waiting" ON "offers" USING btree ("fecha") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE INDEX "offers_expiry" ON "offers" USING btree ("fecha_caducidad") WHERE estado = 'abierta';--> statement-breakpoint
CREATE INDEX "experiences_student" ON "experiences" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_documents_student" ON "student_documents" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "studies_student" ON "studies" USING btree ("student_id");