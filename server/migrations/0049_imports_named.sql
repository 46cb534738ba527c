ALTER TABLE "student_import_changes" RENAME TO "import_changes";--> statement-breakpoint
ALTER TABLE "student_imports" RENAME TO "imports";--> statement-breakpoint
ALTER TABLE "import_changes" DROP CONSTRAINT "student_import_changes_import_id_student_imports_id_fk";
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;