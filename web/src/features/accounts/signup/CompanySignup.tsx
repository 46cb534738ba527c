import { Stack } from '@mantine/core';
import { requestCompanyAccount } from '@portal/contract/accounts';
import { languageIds } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { useContractForm } from '../../../lib/forms/forms.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { differing, passwordFields } from '../passwords.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import {
  emptyRequest,
  joinSchema,
  type RequestValues,
  requestSchema,
  sentCompany,
} from './company-values.ts';
import { SignupFrame } from './SignupFrame.tsx';
import { Taken } from './Taken.tsx';
import { useKnownCompany } from './useKnownCompany.ts';
import { useSignupLabels } from './useSignupLabels.ts';

interface Props {
  /** With the e-mail that the answer goes to. */
  onSent: (email: string) => void;
}

/** The field that a refusal of the whole request is of. */
const besideField = {
  contactEmailExists: 'contacto.email',
  emailOfAnotherCompany: 'contacto.email',
  taxIdMalformed: 'empresa.cif',
  alreadyExists: 'contacto.email',
} as const;

const isBesideField = (name: string | undefined): name is keyof typeof besideField =>
  name !== undefined && name in besideField;

export function CompanySignup({ onSent }: Props) {
  const t = useTexts('signup');
  const language = useLanguage();
  const statuses = useSentences()?.statuses;
  const labelOf = useSignupLabels('company');
  const [asked, setAsked] = useState({ cif: '', idPais: spain });
  const { standing, takeForNew } = useKnownCompany(asked.cif, asked.idPais);
  const request = useSend(requestCompanyAccount, { quiet: true });
  const form = useContractForm<typeof requestSchema | typeof joinSchema, RequestValues>({
    schema: standing === 'known' ? joinSchema : requestSchema,
    initialValues: emptyRequest(language),
    also: ({ contacto }) => differing(contacto, 'contacto.'),
    onSubmit: async (body) => {
      try {
        await request.mutateAsync({
          body: { ...body, empresa: sentCompany(body.empresa), idIdioma: languageIds[language] },
        });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        const { name } = failure;
        // Known a moment ago, it may have been turned down since: then the rest is asked for.
        if (failure.fields.some(({ campo }) => campo === 'empresa.cif')) takeForNew();
        if (failure.fields.length > 0) form.showServerErrors(failure);
        else if (isBesideField(name)) form.showProblem(besideField[name], statuses?.[name].title ?? name);
        else form.showServerErrors(failure);
        return;
      }
      draft.discard();
      onSent(body.contacto.email);
    },
  });
  // Not beyond the tab, as a student's: it says who somebody is, and nobody can log out of it.
  const draft = useDraft('signup.company', form, { secrets: passwordFields, inTab: true });
  const { cif, idPais } = form.getValues().empresa;
  // The form needs to know what its own fields lead to.
  if (cif !== asked.cif || (idPais ?? spain) !== asked.idPais) setAsked({ cif, idPais: idPais ?? spain });
  const { error } = request;
  const refused = isBesideField(error?.name) ? error.name : null;
  const isTaken = refused !== null && refused !== 'taxIdMalformed' && Boolean(form.errors['contacto.email']);
  return (
    <SignupFrame
      of="company"
      form={form}
      draft={draft}
      labelOf={labelOf}
      error={refused !== null || error?.fields.length ? null : error}
      onRestart={() => request.reset()}
    >
      <CompanyFields form={form} standing={standing} />
      <ContactFields form={form} taken={isTaken && <Taken of="company">{statuses?.[refused].body}</Taken>} />
      <Section title={t('company.access')}>
        <Stack>
          <PasswordFields input={(path) => form.getInputProps(path)} within="contacto." first />
        </Stack>
      </Section>
    </SignupFrame>
  );
}
