import { isKnown, listCompanyProposals } from '@portal/contract/proposals';
import {
  checkStudent,
  companyProposal,
  listStudentStudies,
  proposeAsCompany,
} from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { problemsIn, useContractForm } from '../../../lib/forms/forms.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { acrossFields, today, tooSoonText } from './problems.ts';
import { useLookUp } from './useLookUp.ts';
import { useSteps } from './useSteps.ts';
import { companySteps, emptyValues, type ProposalValues } from './values.ts';

/** The company names its people itself. */
const known = { isKnownContact: false };

/** What a company proposes, step by step, with what it may know of the student. */
export function useCompanyProposal(own: Partial<ProposalValues>) {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const student = useLookUp(async (dni) => {
    await send(checkStudent, { body: { dni } });
    return send(listStudentStudies, { body: { dni } });
  });
  const propose = useSend(proposeAsCompany, {
    invalidates: [listCompanyProposals],
    onSuccess: ({ idPropuesta }) => {
      draft.discard();
      navigate(pathTo('proposal', { idPropuesta }), { replace: true });
    },
  });
  const form = useContractForm({
    schema: companyProposal,
    initialValues: { ...emptyValues, ...own },
    also: (values) => acrossFields(values, known, today()),
    onSubmit: async (body) => {
      try {
        await propose.mutateAsync({ body: { ...body, claveEnvio } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'unpaidTooSoon') form.showProblem('fechaInicio', tooSoonText());
        else form.showServerErrors(failure);
      }
    },
  });
  const draft = useDraft('companyProposal', form);
  const values = form.getValues();
  const studies = isKnown(values.dni) ? student.answerTo(values.dni) : undefined;

  /** Of a number that is still to be looked up the degree is asked afterwards. */
  const check = () => {
    const now = form.getValues();
    const found = { ...acrossFields(now, known, today()), ...problemsIn(companyProposal, now) };
    if (isKnown(now.dni) && student.answerTo(now.dni) === undefined) delete found.idEstudio;
    return found;
  };
  const steps = useSteps({
    form,
    fields: companySteps,
    check,
    before: async (step) => {
      const { dni, idEstudio, titulacion } = form.getValues();
      if (step > 0 || !isKnown(dni)) return true;
      const answer = await student.ask(dni);
      return answer !== undefined && (idEstudio !== null || titulacion !== '');
    },
  });
  return { form, steps, draft, propose, student, studies, values };
}
