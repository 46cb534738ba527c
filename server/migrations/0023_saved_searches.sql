CREATE TABLE "saved_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"nombre" text NOT NULL,
	"filtros" jsonb NOT NULL,
	"consulta" "tsquery" NOT NULL,
	"remuneracion_minima" numeric(10, 2),
	"alerta" text NOT NULL,
	"clave" text NOT NULL,
	"creada" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"lote" uuid,
	CONSTRAINT "search_alerts_search_id_offer_id_pk" PRIMARY KEY("search_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("student_id","tipo",lower(nombre));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_key" ON "saved_searches" USING btree ("clave");--> statement-breakpoint
CREATE INDEX "saved_searches_alert" ON "saved_searches" USING btree ("tipo") WHERE alerta <> 'ninguna';--> statement-breakpoint
CREATE INDEX "search_alerts_waiting" ON "search_alerts" USING btree ("creada") WHERE lote is null;--> statement-breakpoint
CREATE INDEX "search_alerts_batch" ON "search_alerts" USING btree ("lote") WHERE lote is not null;--> statement-breakpoint
CREATE INDEX "search_alerts_offer" ON "search_alerts" USING btree ("offer_id");