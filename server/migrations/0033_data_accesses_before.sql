INSERT INTO "data_accesses" ("student_id", "application_id", "account_id", "hecho", "dia", "fecha")
SELECT a."student_id", a."id", e."account_id", 'cvAbierto', e."fecha"::date, e."fecha"
FROM "application_events" e JOIN "applications" a ON a."id" = e."application_id"
WHERE e."hecho" = 'cvAbierto' AND e."account_id" IS NOT NULL
ON CONFLICT DO NOTHING;
