import {
  type ChangeKind,
  listChangeablePlacements,
  listCompanyChanges,
} from '@portal/contract/change-requests';
import { getCompanyPlacement } from '@portal/contract/placements';
import { requestChange } from '@portal/contract/schemas/change-requests';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { bodyOf, type ContractForm, useContractForm } from '../../../lib/forms/forms.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import type { PickedFile } from '../../../ui/FilePicker.tsx';
import { inputsOf, type SectionInputs } from './change-values.ts';
import type { ChangeablePlacement } from './changeable-placement.ts';
import { readChanges, saidAtOnce, writtenProblems } from './read-changes.ts';

export type ChangeValues = {
  tipo: ChangeKind | null;
  detalle: string;
  desde: string | null;
  hasta: string | null;
  cambios: SectionInputs;
  adjunto: PickedFile | null;
};

export type ChangeFormState = ContractForm<ChangeValues>;

/** What is read of a form whose kind is chosen. */
const written = ({ tipo, desde, hasta, cambios }: ChangeValues) =>
  tipo === null ? null : { tipo, desde, cambios, hasta: tipo === 'interrupcion' ? hasta : null };

/** A request for a change of a placement, prefilled with what is now; only what is another goes to the portal. */
export function useChangeForm({ idPractica, datos }: ChangeablePlacement) {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { limites } = useBrand();
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const ask = useSend(requestChange, {
    invalidates: [listChangeablePlacements, listCompanyChanges, getCompanyPlacement],
    onSuccess: () => navigate(`${pathTo('companyPlacement', { idPractica })}#cambios`),
  });
  const initialValues: ChangeValues = {
    tipo: null,
    detalle: '',
    desde: null,
    hasta: null,
    cambios: inputsOf(datos),
    adjunto: null,
  };
  const form = useContractForm({
    schema: bodyOf(requestChange).pick({
      tipo: true,
      detalle: true,
      desde: true,
      hasta: true,
      adjunto: true,
    }),
    initialValues,
    also: (values) => {
      const now = written(values);
      return now === null ? {} : writtenProblems(now, datos, limites);
    },
    onSubmit: ({ hasta, ...body }) => {
      const { cambios } = readChanges(body.tipo, form.getValues().cambios, datos);
      const until = body.tipo === 'interrupcion' ? hasta : null;
      return ask.mutateAsync({ body: { ...body, hasta: until, idPractica, cambios, claveEnvio } });
    },
  });
  const now = written(form.getValues());
  return {
    form,
    ask,
    /** What is to be another, as far as it can be read. */
    cambios: now === null ? {} : readChanges(now.tipo, now.cambios, datos).cambios,
    said: now === null ? {} : saidAtOnce(now, datos, limites),
  };
}
