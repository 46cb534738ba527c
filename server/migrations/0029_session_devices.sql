-- The default counts the sessions that are open as used now: none ends by the change.
ALTER TABLE "sessions" ADD COLUMN "ultimo_uso" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "navegador" text DEFAULT 'otro' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sistema" text DEFAULT 'otro' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "red" text;