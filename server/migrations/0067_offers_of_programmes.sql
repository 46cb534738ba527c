-- What was a line of free text stays with the offer: nothing says which programme, if any, it meant.
UPDATE "offers" SET "descripcion" = concat_ws(E'\n\n', nullif("descripcion", ''), 'Programa: ' || "programa")
WHERE trim("programa") <> '';--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "programa";