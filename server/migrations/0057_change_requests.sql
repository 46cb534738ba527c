CREATE TABLE "change_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"placement_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"estado" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"detalle" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date,
	"cambios" jsonb NOT NULL,
	"diferencias" jsonb NOT NULL,
	"adjunto_id" integer,
	"account_id" integer,
	"clave_envio" uuid NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"autoriza" boolean,
	"autorizada" timestamp with time zone,
	"comentario_tutor" text,
	"motivo" text,
	"resuelta" timestamp with time zone,
	CONSTRAINT "change_requests_key" UNIQUE("placement_id","clave_envio")
);
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_adjunto_id_files_id_fk" FOREIGN KEY ("adjunto_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_open" ON "change_requests" USING btree ("placement_id") WHERE estado in ('autorizacion', 'pendiente');--> statement-breakpoint
CREATE INDEX "change_requests_state" ON "change_requests" USING btree ("estado","creada","id");--> statement-breakpoint
CREATE INDEX "change_requests_file" ON "change_requests" USING btree ("adjunto_id");--> statement-breakpoint
CREATE INDEX "change_requests_account" ON "change_requests" USING btree ("account_id");