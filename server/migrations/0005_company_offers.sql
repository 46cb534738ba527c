-- Only the offers of a company that is validated are found; the search follows its state and its name.
CREATE OR REPLACE FUNCTION portal_index_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM offer_search WHERE offer_id = NEW.id;
  IF NEW.estado = 'abierta' THEN
    INSERT INTO offer_search SELECT r.* FROM portal_search_row(NEW) r
      WHERE EXISTS (SELECT FROM companies c WHERE c.id = NEW.company_id AND c.estado = 'validada');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION portal_index_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offers SET estado = estado WHERE company_id = NEW.id AND estado = 'abierta';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_search AFTER UPDATE OF estado, nombre_comercial ON companies
  FOR EACH ROW WHEN (NEW.estado IS DISTINCT FROM OLD.estado OR NEW.nombre_comercial IS DISTINCT FROM OLD.nombre_comercial)
  EXECUTE FUNCTION portal_index_company();
