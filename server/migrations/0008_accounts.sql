CREATE TABLE "account_links" (
	"secreto_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"uso" text NOT NULL,
	"caduca" timestamp with time zone NOT NULL,
	"usado" timestamp with time zone,
	CONSTRAINT "account_links_use" UNIQUE("account_id","uso")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "politica_aceptada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "solicitado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("caduca");--> statement-breakpoint
CREATE INDEX "accounts_waiting" ON "accounts" USING btree ("creada") WHERE estado = 'pendiente';--> statement-breakpoint
CREATE INDEX "company_contacts_waiting" ON "company_contacts" USING btree ("solicitado") WHERE solicitado is not null;