ALTER TABLE "application_snapshots" ALTER COLUMN "cv" SET DATA TYPE json USING "cv"::text::json;--> statement-breakpoint
-- The student is the application's own; kept twice, every application paid for looking the account up.
UPDATE "application_events" SET "account_id" = NULL WHERE "quien" = 'alumno' AND "account_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_student" CHECK (quien <> 'alumno' or account_id is null);
