CREATE TABLE "candidate_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"formato" text NOT NULL,
	"idioma" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"hechos" integer DEFAULT 0 NOT NULL,
	"file_id" integer,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"account_id" integer,
	"texto" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"editada" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_accesses" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"hecho" text NOT NULL,
	"dia" date NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	CONSTRAINT "data_accesses_once" UNIQUE("application_id","account_id","hecho","dia")
);
--> statement-breakpoint
CREATE TABLE "offer_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"fecha" timestamp with time zone NOT NULL,
	"quien" text NOT NULL,
	"account_id" integer,
	"hecho" text NOT NULL,
	"detalle" text,
	"cambios" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_exports" ADD CONSTRAINT "candidate_exports_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_exports" ADD CONSTRAINT "candidate_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_exports" ADD CONSTRAINT "candidate_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_history" ADD CONSTRAINT "offer_history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_history" ADD CONSTRAINT "offer_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_exports_made" ON "candidate_exports" USING btree ("creada");--> statement-breakpoint
CREATE INDEX "candidate_exports_file" ON "candidate_exports" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "candidate_notes_application" ON "candidate_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "data_accesses_student" ON "data_accesses" USING btree ("student_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_history_offer" ON "offer_history" USING btree ("offer_id","id" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO "offer_history" ("offer_id", "fecha", "quien", "account_id", "hecho")
SELECT o."id", a."fecha", 'gestor', g."id", a."acto"
FROM "manager_acts" a
  JOIN "offers" o ON o."url_acceso" = a."objeto"
  LEFT JOIN "accounts" g ON g."id" = a."gestor_id"
WHERE a."tipo" = 'oferta' AND a."acto" IN ('validada', 'rechazada')
ORDER BY a."id";
