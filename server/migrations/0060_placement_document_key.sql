DROP INDEX "company_documents_key";--> statement-breakpoint
CREATE UNIQUE INDEX "company_documents_key" ON "company_documents" USING btree ("company_id",coalesce("id_practica", 0),"clave_envio");