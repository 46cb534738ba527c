CREATE TABLE "pending_claims" (
	"tipo" text NOT NULL,
	"objeto" text NOT NULL,
	"gestor_id" integer NOT NULL,
	"desde" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_claims_tipo_objeto_pk" PRIMARY KEY("tipo","objeto")
);
--> statement-breakpoint
CREATE TABLE "rejection_reasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"ambito" text NOT NULL,
	"es" text NOT NULL,
	"ca" text NOT NULL,
	"en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_claims" ADD CONSTRAINT "pending_claims_gestor_id_accounts_id_fk" FOREIGN KEY ("gestor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_claims_manager" ON "pending_claims" USING btree ("gestor_id");--> statement-breakpoint
CREATE INDEX "pending_claims_since" ON "pending_claims" USING btree ("desde");--> statement-breakpoint
CREATE INDEX "rejection_reasons_scope" ON "rejection_reasons" USING btree ("ambito","id");--> statement-breakpoint
-- Those that the screens offered before managers kept them.
INSERT INTO "rejection_reasons" ("ambito", "es", "ca", "en") VALUES
  ('practicas', 'Las tareas no están claras o no son propias de los estudios que se piden.', 'Les tasques no són clares o no són pròpies dels estudis que es demanen.', 'The tasks aren’t clear, or don’t suit the degree that the offer asks for.'),
  ('practicas', 'El horario supera el permitido para unas prácticas.', 'L’horari supera el permès per a unes pràctiques.', 'The hours exceed what is allowed for an internship.'),
  ('practicas', 'Falta la retribución o no corresponde a la jornada.', 'Falta la retribució o no correspon a la jornada.', 'The pay is missing, or doesn’t match the hours.'),
  ('practicas', 'Los estudios que se piden no corresponden al puesto.', 'Els estudis que es demanen no corresponen al lloc.', 'The degree that the offer asks for doesn’t suit the position.'),
  ('practicas', 'Ya hay otra oferta igual de la empresa.', 'Ja hi ha una altra oferta igual de l’empresa.', 'The company already has the same offer.'),
  ('empleo', 'Las tareas no están claras o no son propias de los estudios que se piden.', 'Les tasques no són clares o no són pròpies dels estudis que es demanen.', 'The tasks aren’t clear, or don’t suit the degree that the offer asks for.'),
  ('empleo', 'Falta la retribución o no corresponde a la jornada.', 'Falta la retribució o no correspon a la jornada.', 'The pay is missing, or doesn’t match the hours.'),
  ('empleo', 'Los estudios que se piden no corresponden al puesto.', 'Els estudis que es demanen no corresponen al lloc.', 'The degree that the offer asks for doesn’t suit the position.'),
  ('empleo', 'Ya hay otra oferta igual de la empresa.', 'Ja hi ha una altra oferta igual de l’empresa.', 'The company already has the same offer.'),
  ('empresas', 'No hemos podido comprobar los datos de la empresa.', 'No hem pogut comprovar les dades de l’empresa.', 'We couldn’t verify the company’s details.'),
  ('empresas', 'La empresa ya tiene una cuenta en el portal.', 'L’empresa ja té un compte al portal.', 'The company already has an account on the portal.'),
  ('empresas', 'El correo de contacto no es de la empresa.', 'El correu de contacte no és de l’empresa.', 'The contact email isn’t the company’s.'),
  ('contactos', 'El correo no es de la empresa.', 'El correu no és de l’empresa.', 'The email isn’t the company’s.'),
  ('contactos', 'La empresa nos ha dicho que esta persona no la representa.', 'L’empresa ens ha dit que aquesta persona no la representa.', 'The company has told us that this person does not represent it.'),
  ('verificaciones', 'Los datos no coinciden con los del registro oficial.', 'Les dades no coincideixen amb les del registre oficial.', 'The details don’t match the official register.'),
  ('verificaciones', 'Falta un documento que acredite el cambio.', 'Falta un document que acrediti el canvi.', 'A document that proves the change is missing.'),
  ('alumnos', 'No consta ninguna relación con la institución.', 'No consta cap relació amb la institució.', 'There is no record of a link with the institution.'),
  ('alumnos', 'Los datos no coinciden con los que constan en la institución.', 'Les dades no coincideixen amb les que consten a la institució.', 'The details don’t match the institution’s records.'),
  ('alumnos', 'Ya existe otra cuenta de la misma persona.', 'Ja hi ha un altre compte de la mateixa persona.', 'The same person already has another account.'),
  ('estudios', 'Los datos no coinciden con los del expediente.', 'Les dades no coincideixen amb les de l’expedient.', 'The details don’t match the academic record.'),
  ('estudios', 'Falta un documento que lo acredite.', 'Falta un document que ho acrediti.', 'A document that proves it is missing.');
