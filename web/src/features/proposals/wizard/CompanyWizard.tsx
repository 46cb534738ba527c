import { Stack } from '@mantine/core';
import { getOwnContact } from '@portal/contract/company-contact';
import { isDni, isForeignIdentity } from '@portal/contract/identifiers';
import { unknown } from '@portal/contract/proposals';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextIn, TextOrUnknown, UnknownTick } from './inputs.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { TypeStep } from './TypeStep.tsx';
import { useCompanyProposal } from './useCompanyProposal.ts';
import type { ProposalValues } from './values.ts';
import { Wizard } from './Wizard.tsx';

type Proposal = ReturnType<typeof useCompanyProposal>;

/** What a company has agreed with a student. Whoever writes it is the contact, unless they say otherwise. */
export function CompanyWizard() {
  const contact = useCall(getOwnContact, {});
  return (
    <CallView query={contact} skeleton={<Skeletons shape="card" count={1} />}>
      {({ email, nombre, apellidos, telefono1 }) => (
        <OwnWizard
          own={{
            emailContacto: email,
            nombreContacto: nombre,
            apellidosContacto: apellidos,
            telefonoContacto: telefono1 ?? '',
          }}
        />
      )}
    </CallView>
  );
}

function OwnWizard({ own }: { own: Partial<ProposalValues> }) {
  const t = useTexts('proposals');
  const proposal = useCompanyProposal(own);
  const { form, steps, draft, propose } = proposal;
  return (
    <Wizard
      form={form}
      steps={steps}
      draft={draft}
      context={t('company.context')}
      about={[t('company.candidate'), null, t('company.company'), t('company.contact')]}
      error={form.problems.length > 0 ? null : propose.error}
      isSending={propose.isPending}
    >
      {steps.step === 0 && <CandidateStep proposal={proposal} />}
      {steps.step === 1 && <TypeStep form={form} side="company" />}
      {steps.step === 2 && <OwnCompany />}
      {steps.step === 3 && <PeopleFields form={form} />}
    </Wizard>
  );
}

function CandidateStep({ proposal: { form, values, student, studies } }: { proposal: Proposal }) {
  const t = useTexts('proposals');
  const { dni, titulacion } = values;
  return (
    <Stack>
      <TextOrUnknown
        form={form}
        name="dni"
        autoCapitalize="characters"
        onLeave={() => {
          if (isDni(dni) || isForeignIdentity(dni)) void student.ask(dni);
        }}
      />
      <ErrorBanner error={student.error} />
      {dni === unknown ? (
        <>
          <Text dim small>
            {t('company.unknownHelp')}
          </Text>
          <TextIn form={form} name="nombreAlumno" />
          <TextOrUnknown form={form} name="titulacion" />
        </>
      ) : (
        studies !== undefined && (
          <>
            <div role="status">
              <StateBadge meaning="good">{t('company.found')}</StateBadge>
              <Text dim small>
                {t('company.nameAfter')}
              </Text>
            </div>
            <div>
              <SearchSelect
                label={t('wizard.fields.idEstudio')}
                options={studies.map(({ idEstudio, titulo }) => ({ value: idEstudio, label: titulo }))}
                disabled={titulacion === unknown}
                {...form.getInputProps('idEstudio')}
              />
              <UnknownTick form={form} name="titulacion" of={t('wizard.fields.idEstudio')} />
            </div>
          </>
        )
      )}
    </Stack>
  );
}

function OwnCompany() {
  const t = useTexts('proposals');
  const session = useSession()?.data;
  return (
    <Stack gap="sm">
      <Facts facts={[{ label: t('facts.company'), value: session?.nombreComercial }]} />
      {session?.variasEmpresas === true && (
        <Text dim small>
          {t('company.wrongCompany')}
        </Text>
      )}
    </Stack>
  );
}
