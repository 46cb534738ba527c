CREATE TABLE "sent_calls" (
	"account_id" integer NOT NULL,
	"clave" uuid NOT NULL,
	"huella" text NOT NULL,
	"respuesta" jsonb,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_calls_account_id_clave_huella_pk" PRIMARY KEY("account_id","clave","huella")
);
--> statement-breakpoint
ALTER TABLE "sent_calls" ADD CONSTRAINT "sent_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_calls_made" ON "sent_calls" USING btree ("creada");