CREATE TABLE "digests" (
	"account_id" integer NOT NULL,
	"dia" date NOT NULL,
	"enviado" timestamp with time zone,
	CONSTRAINT "digests_account_id_dia_pk" PRIMARY KEY("account_id","dia")
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"account_id" integer NOT NULL,
	"clase" text NOT NULL,
	"envio" text NOT NULL,
	CONSTRAINT "mail_preferences_account_id_clase_pk" PRIMARY KEY("account_id","clase")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "eliminada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "correo" text DEFAULT 'inmediato' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dia_resumen" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "aviso_caducidad" date;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digests_day" ON "digests" USING btree ("dia");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE leida is null and eliminada is null;--> statement-breakpoint
CREATE INDEX "notifications_important" ON "notifications" USING btree ("account_id","url_acceso") WHERE importante;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id","fecha") WHERE correo = 'resumen' and dia_resumen is null and leida is null and eliminada is null;--> statement-breakpoint
CREATE INDEX "notifications_digest_day" ON "notifications" USING btree ("account_id","dia_resumen") WHERE dia_resumen is not null;--> statement-breakpoint
CREATE INDEX "notifications_deleted" ON "notifications" USING btree ("eliminada") WHERE eliminada is not null;