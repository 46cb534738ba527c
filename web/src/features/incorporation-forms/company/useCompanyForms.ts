import { getIncorporationForm, saveIncorporationSection } from '@portal/contract/incorporation-forms';
import { useMemo, useRef } from 'react';
import { keyOf, queryClient } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/i18n/i18n.ts';
import type { SectionForms } from '../form/form-context.ts';
import { type SectionStore, useSectionForm } from '../form/useSectionForm.ts';
import { valuesOf } from '../form/values.ts';
import type { OwnForm } from '../incorporation-form.ts';

export interface WrittenForm {
  readonly forms: SectionForms;
  /** The version that the portal is known to have. */
  readonly version: () => number;
}

/** The sections of a company's form, each saved by itself as one types. */
export function useCompanyForms(form: OwnForm): WrittenForm {
  const known = useRef(form.version);
  known.current = Math.max(known.current, form.version);
  const store = useStore(form, known);
  const forms: SectionForms = {
    contacto: useSectionForm('contacto', store),
    firmanteConvenio: useSectionForm('firmanteConvenio', store),
    firmanteAnexo: useSectionForm('firmanteAnexo', store),
    lugar: useSectionForm('lugar', store),
    tutor: useSectionForm('tutor', store),
    horario: useSectionForm('horario', store, days),
    condiciones: useSectionForm('condiciones', store),
    actividad: useSectionForm('actividad', store),
    competencias: useSectionForm('competencias', store),
    seguimiento: useSectionForm('seguimiento', store),
  };
  return { forms, version: () => known.current };
}

/** Days are sent once they are left: half of one is another one. */
const days = ['fechaInicio', 'fechaFin'] as const;

function useStore(form: OwnForm, known: { current: number }): SectionStore {
  const { idSolicitud } = form;
  const language = useLanguage();
  return useMemo(() => {
    const call = { params: { id: idSolicitud } };
    const queryKey = keyOf(getIncorporationForm, call, language);
    const keptIn = ({ datos, versiones }: OwnForm): SectionStore['kept'] => {
      return (section) => ({ values: valuesOf(section, datos), version: versiones[section] ?? 0 });
    };
    return {
      name: `incorporation.${idSolicitud}`,
      inTab: false,
      kept: keptIn(form),
      read: async (section) => {
        const queryFn = () => send(getIncorporationForm, call);
        return keptIn(await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }))(section);
      },
      save: async (parte, versionSeccion, how) => {
        const saved = await send(
          saveIncorporationSection,
          { body: { idSolicitud, versionSeccion, parte } },
          how,
        );
        known.current = Math.max(known.current, saved.version);
        queryClient.setQueryData<OwnForm>(
          queryKey,
          (before) =>
            before && {
              ...before,
              version: Math.max(before.version, saved.version),
              datos: { ...before.datos, [parte.seccion]: parte.datos },
              versiones: { ...before.versiones, [parte.seccion]: saved.versionSeccion },
            },
        );
        return saved.versionSeccion;
      },
    };
  }, [form, idSolicitud, language, known]);
}
