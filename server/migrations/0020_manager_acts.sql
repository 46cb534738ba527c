CREATE TABLE "manager_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"gestor_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"objeto" text NOT NULL,
	"acto" text NOT NULL,
	"fecha" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "manager_acts_object" ON "manager_acts" USING btree ("tipo","objeto","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "manager_acts_created" ON "manager_acts" USING btree ("tipo","objeto") WHERE acto = 'creada';
--> statement-breakpoint
CREATE FUNCTION portal_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER manager_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "manager_acts"
  FOR EACH STATEMENT EXECUTE FUNCTION portal_append_only();
