CREATE INDEX "application_documents_file" ON "application_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_snapshots_pdf" ON "application_snapshots" USING btree ("pdf_id") WHERE pdf_id is not null;--> statement-breakpoint
CREATE INDEX "offers_file" ON "offers" USING btree ("fichero_complementario_id") WHERE fichero_complementario_id is not null;--> statement-breakpoint
CREATE INDEX "student_documents_file" ON "student_documents" USING btree ("file_id");