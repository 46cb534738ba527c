import { listBillingAccounts } from '@portal/contract/billing-accounts';
import { listAgreementContacts, listBillingContacts } from '@portal/contract/company-contacts';
import { getOwnCompany } from '@portal/contract/company-page';
import { getVerification } from '@portal/contract/company-verification';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { SavedForm } from '../../../lib/forms/saved/useSavedForm.ts';
import type { Option } from '../../../ui/select-options.ts';
import { type AgreementValues, formSections, knownOf } from './values.ts';

type Choice = 'idContactoEmpresaGestion' | 'idContactoEmpresaFacturacion' | 'idCuentaFacturacion';

/** What the company can choose of its own; undefined while it is being asked for. */
export function useChoices() {
  const contacts = useCall(listAgreementContacts, {});
  const billing = useCall(listBillingContacts, {});
  const accounts = useCall(listBillingAccounts, {});
  const gestion: Option[] | undefined =
    contacts.data && Object.entries(contacts.data).map(([id, label]) => ({ value: Number(id), label }));
  return {
    error: contacts.error ?? billing.error ?? accounts.error,
    retry: () => {
      for (const query of [contacts, billing, accounts]) if (query.error !== null) void query.refetch();
    },
    idContactoEmpresaGestion: gestion,
    idContactoEmpresaFacturacion: billing.data?.map(
      ({ idContacto, nombre }): Option => ({ value: idContacto, label: nombre }),
    ),
    idCuentaFacturacion: accounts.data?.map(
      ({ idCuenta, NombreFiscal, CIF }): Option => ({ value: idCuenta, label: `${NombreFiscal} · ${CIF}` }),
    ),
  };
}
export type Choices = ReturnType<typeof useChoices>;

/** Chooses by itself what is the only one, and what the company says of the processing of its data. */
export function usePreselection(
  form: SavedForm<AgreementValues>,
  choices: Choices,
  known: Partial<AgreementValues> | undefined,
): void {
  usePreselected(form, 'idContactoEmpresaGestion', choices);
  usePreselected(form, 'idContactoEmpresaFacturacion', choices);
  usePreselected(form, 'idCuentaFacturacion', choices);
  useKnown(form, known);
  const asksText = useBrand().opciones.textoTratamientoDatos;
  const text = useCall(getOwnCompany, {}, { enabled: asksText }).data?.informacionTratamientoDeDatos ?? '';
  const { set } = form;
  const isEmpty = form.values.informacionTratamientoDeDatos === '';
  // It is put there once: one may empty it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (asksText && isEmpty && text !== '') set('informacionTratamientoDeDatos', text);
  }, [asksText, text, set]);
}

/** What the company has said of its signatory and of how it signs; undefined while it is being asked for. */
export function useKnownData(): Partial<AgreementValues> | undefined {
  const verified = useCall(getVerification, {}).data;
  const company = useCall(getOwnCompany, {}).data;
  return verified && company && knownOf(verified, company.tipoFirma);
}

/** Puts there once what the company has said before, where nothing of it has been written. */
function useKnown(form: SavedForm<AgreementValues>, known: Partial<AgreementValues> | undefined): void {
  const isPut = useRef(false);
  useEffect(() => {
    if (known === undefined || isPut.current) return;
    isPut.current = true;
    const { values, set } = form;
    if (formSections.firmante.every((input) => values[input] === ''))
      for (const input of formSections.firmante) set(input, known[input] ?? '');
    if (values.tramitacionManual === null) set('tramitacionManual', known.tramitacionManual ?? null);
  }, [known, form]);
}

function usePreselected(form: SavedForm<AgreementValues>, field: Choice, choices: Choices): void {
  const options = choices[field];
  const only = options?.length === 1 ? Number(options[0]?.value) : null;
  const { set } = form;
  const isChosen = form.values[field] !== null;
  useEffect(() => {
    if (only !== null && !isChosen) set(field, only);
  }, [only, isChosen, field, set]);
}
