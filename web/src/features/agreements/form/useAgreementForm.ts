import { getAgreement, saveAgreementDraft } from '@portal/contract/agreements';
import { dayIn } from '@portal/contract/days';
import { useMemo, useRef } from 'react';
import { keyOf, queryClient } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { type SavedForm, useSavedForm } from '../../../lib/forms/saved/useSavedForm.ts';
import { useLanguage } from '../../../lib/i18n/i18n.ts';
import type { OwnAgreement } from '../own-agreement.ts';
import { requestProblems } from './problems.ts';
import {
  type AgreementValues,
  type DraftInputs,
  draftInputs,
  draftOf,
  formSections,
  valuesOf,
} from './values.ts';

const together = [formSections.firmante] as const;
const secrets = ['dniFirmante', 'ibanDomiciliacion'] as const;
const whenLeft = ['fechaCaducidad'] as const;

const versionOf = ({ datos, version }: Pick<OwnAgreement, 'datos' | 'version'>) => ({
  values: valuesOf(datos),
  version,
});

export interface WrittenAgreement {
  readonly form: SavedForm<AgreementValues>;
  /** The version that the portal is known to have. */
  readonly version: () => number;
}

/** A request that is saved as one types. */
export function useAgreementForm(agreement: OwnAgreement): WrittenAgreement {
  const { idConvenio } = agreement;
  const language = useLanguage();
  const {
    zonaHoraria,
    opciones: { textoTratamientoDatos },
  } = useBrand();
  const kept = useMemo(() => versionOf(agreement), [agreement]);
  const known = useRef(agreement.version);
  known.current = Math.max(known.current, agreement.version);
  const call = { params: { id: idConvenio } };
  const queryKey = keyOf(getAgreement, call, language);
  const form = useSavedForm<typeof draftInputs, AgreementValues>({
    name: `agreement.${idConvenio}`,
    kept,
    schema: draftInputs,
    partial: true,
    together,
    secrets,
    whenLeft,
    told: (values) => requestProblems(values, textoTratamientoDatos, dayIn(zonaHoraria, new Date())),
    read: async () => {
      const queryFn = () => send(getAgreement, call);
      return versionOf(await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }));
    },
    save: async ({ version = known.current, ...changed }: DraftInputs, how) => {
      const body = { idConvenio, version, datos: draftOf(changed) };
      const saved = await send(saveAgreementDraft, { body }, how);
      known.current = saved.version;
      queryClient.setQueryData<OwnAgreement>(
        queryKey,
        (before) => before && { ...before, version: saved.version, datos: saved.datos },
      );
      return saved;
    },
  });
  return { form, version: () => known.current };
}
