ALTER TABLE "offers" ADD COLUMN "preferido_atendido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" USING btree ("fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_state" ON "offers" USING btree ("estado","fecha" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_words" ON "offers" USING gin (to_tsvector('simple', portal_plain(titulo || ' ' || translate(referencia, '/_-', '   '))));