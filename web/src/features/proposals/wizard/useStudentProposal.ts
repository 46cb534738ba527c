import { isEmail } from '@portal/contract/identifiers';
import { isKnown, listStudentProposals, unknown } from '@portal/contract/proposals';
import {
  checkCompany,
  checkCompanyContact,
  proposeAsStudent,
  studentProposal,
} from '@portal/contract/schemas/proposals';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { problemsIn, useContractForm } from '../../../lib/forms/forms.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { acrossFields, type Known, today, tooSoonText } from './problems.ts';
import { useLookUp } from './useLookUp.ts';
import { useSteps } from './useSteps.ts';
import { emptyValues, type ProposalValues, studentSteps } from './values.ts';

type Asked = Pick<ProposalValues, 'cif' | 'emailContacto'>;

/** A contact is looked up in its company. */
const keyOf = ({ cif, emailContacto }: Asked): string => JSON.stringify({ cif, emailContacto });

/** The only degree is chosen beforehand. */
const isUntouched = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(emptyValues).every(
    ([field, empty]) => field === 'idEstudio' || JSON.stringify(values[field]) === JSON.stringify(empty),
  );

/** What a student proposes, step by step, with what the portal knows of the company and its contact. */
export function useStudentProposal() {
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const company = useLookUp((cif) => send(checkCompany, { body: { cif } }));
  const contact = useLookUp((key) => {
    const { cif, emailContacto: email }: Asked = JSON.parse(key);
    return send(checkCompanyContact, { body: { cif, email } });
  });
  const propose = useSend(proposeAsStudent, {
    invalidates: [listStudentProposals],
    onSuccess: ({ idPropuesta }) => {
      draft.discard();
      navigate(pathTo('proposal', { idPropuesta }), { replace: true });
    },
  });

  /** What is still to be asked is not held against anybody. */
  const knownOf = (values: ProposalValues): Known => {
    const isKnownCompany = isKnown(values.cif) && (company.answerTo(values.cif)?.existe ?? true);
    const answer = contact.answerTo(keyOf(values))?.existe;
    return { isKnownCompany, isKnownContact: isKnownCompany && (answer ?? true) };
  };

  /** False where the contact turns out to be unknown, and is still to be named. */
  const contactIsFine = async (values: ProposalValues): Promise<boolean> => {
    const { emailContacto, nombreContacto } = values;
    if (!knownOf(values).isKnownCompany || !isKnown(emailContacto) || !isEmail(emailContacto)) return true;
    const answer = await contact.ask(keyOf(values));
    return answer !== undefined && (answer.existe || nombreContacto !== '');
  };

  const form = useContractForm({
    schema: studentProposal,
    initialValues: emptyValues,
    also: (values) => acrossFields(values, knownOf(values), today()),
    onSubmit: async (body) => {
      if (!(await contactIsFine(form.getValues()))) return;
      try {
        await propose.mutateAsync({ body: { ...body, claveEnvio } });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'unpaidTooSoon') form.showProblem('fechaInicio', tooSoonText());
        else form.showServerErrors(failure);
      }
    },
  });
  const draft = useDraft('studentProposal', form, { isUntouched });
  const values = form.getValues();

  const steps = useSteps({
    form,
    fields: studentSteps,
    check: () => ({
      ...acrossFields(form.getValues(), knownOf(form.getValues()), today()),
      ...problemsIn(studentProposal, form.getValues()),
    }),
    before: async (step) => {
      const { cif, nombreEmpresa } = form.getValues();
      if (studentSteps[step]?.includes('cif') !== true || cif === unknown) return true;
      const answer = await company.ask(cif);
      return answer !== undefined && (answer.existe || nombreEmpresa !== '');
    },
  });

  return {
    form,
    steps,
    draft,
    propose,
    company,
    contact,
    values,
    known: knownOf(values),
    companyAnswer: isKnown(values.cif) ? company.answerTo(values.cif) : undefined,
    contactAnswer: contact.answerTo(keyOf(values)),
    askContact: () => void contactIsFine(form.getValues()),
  };
}
