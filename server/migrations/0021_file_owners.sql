ALTER TABLE "files" ADD COLUMN "account_id" integer;--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id");