CREATE TABLE "reported_quarters" (
	"trimestre" text NOT NULL,
	"placement_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"dias" integer NOT NULL,
	"anotado" timestamp with time zone NOT NULL,
	"account_id" integer,
	CONSTRAINT "reported_quarters_trimestre_placement_id_pk" PRIMARY KEY("trimestre","placement_id")
);
--> statement-breakpoint
CREATE TABLE "social_security_marks" (
	"placement_id" integer PRIMARY KEY NOT NULL,
	"alta" date,
	"alta_anotada" timestamp with time zone,
	"alta_por" integer,
	"baja" date,
	"baja_anotada" timestamp with time zone,
	"baja_por" integer,
	"excluida" timestamp with time zone,
	"excluida_por" integer,
	"motivo" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reported_quarters" ADD CONSTRAINT "reported_quarters_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_quarters" ADD CONSTRAINT "reported_quarters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD CONSTRAINT "social_security_marks_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD CONSTRAINT "social_security_marks_alta_por_accounts_id_fk" FOREIGN KEY ("alta_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD CONSTRAINT "social_security_marks_baja_por_accounts_id_fk" FOREIGN KEY ("baja_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_security_marks" ADD CONSTRAINT "social_security_marks_excluida_por_accounts_id_fk" FOREIGN KEY ("excluida_por") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_quarters_placement" ON "reported_quarters" USING btree ("placement_id");--> statement-breakpoint
CREATE INDEX "reported_quarters_account" ON "reported_quarters" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "social_security_marks_registered" ON "social_security_marks" USING btree ("alta_por");--> statement-breakpoint
CREATE INDEX "social_security_marks_deregistered" ON "social_security_marks" USING btree ("baja_por");--> statement-breakpoint
CREATE INDEX "social_security_marks_excluded" ON "social_security_marks" USING btree ("excluida_por");--> statement-breakpoint
CREATE INDEX "placements_days" ON "placements" USING btree ("fecha_inicio","fecha_fin");