-- What colleagues do was among the news of offers: whoever chose for those has chosen for these.
INSERT INTO "mail_preferences" ("account_id", "clase", "envio")
SELECT "account_id", 'equipo', "envio" FROM "mail_preferences" WHERE "clase" = 'ofertas'
ON CONFLICT DO NOTHING;
