CREATE TABLE "recovery_codes" (
	"account_id" integer NOT NULL,
	"codigo_hash" text NOT NULL,
	"usado" timestamp with time zone,
	CONSTRAINT "recovery_codes_account_id_codigo_hash_pk" PRIMARY KEY("account_id","codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secreto" text NOT NULL,
	"activado" timestamp with time zone,
	"ultimo_paso" integer
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "segundo_factor" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;