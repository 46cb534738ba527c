ALTER TABLE "students" ALTER COLUMN "comunicaciones" SET DEFAULT false;--> statement-breakpoint
-- It was said for everybody, and nothing tells who meant it.
UPDATE "students" SET "comunicaciones" = false WHERE "comunicaciones";