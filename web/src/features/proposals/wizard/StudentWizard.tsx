import { SimpleGrid, Stack } from '@mantine/core';
import { isForeignTaxId, isTaxId } from '@portal/contract/identifiers';
import { hasSocialSecurityNumber } from '@portal/contract/missing-data';
import { unknown } from '@portal/contract/proposals';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { TextIn, TextOrUnknown } from './inputs.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { StudyStep } from './StudyStep.tsx';
import { TypeStep } from './TypeStep.tsx';
import { useStudentProposal } from './useStudentProposal.ts';
import { Wizard } from './Wizard.tsx';

type Proposal = ReturnType<typeof useStudentProposal>;

/** What a student has agreed with a company. */
export function StudentWizard() {
  const t = useTexts('proposals');
  const proposal = useStudentProposal();
  const { form, steps, draft, propose } = proposal;
  return (
    <Wizard
      form={form}
      steps={steps}
      draft={draft}
      context={t('student.context')}
      about={[t('student.candidate'), null, t('student.company'), t('student.contact')]}
      error={form.problems.length > 0 ? null : propose.error}
      isSending={propose.isPending}
      notices={steps.step === 0 && <FromCv />}
    >
      {steps.step === 0 && <StudyStep form={form} />}
      {steps.step === 1 && <TypeStep form={form} side="student" />}
      {steps.step === 2 && <CompanyStep proposal={proposal} />}
      {steps.step === 3 && <ContactStep proposal={proposal} />}
    </Wizard>
  );
}

/** The request goes with the data of the CV (534), which has to have the social security number (518). */
function FromCv() {
  const t = useTexts('proposals');
  const texts = useSentences()?.statuses.requestUsesCv;
  const { numSegSocialObligatorio } = useBrand().opciones;
  const { data } = useCall(hasSocialSecurityNumber, {}, { enabled: numSegSocialObligatorio });
  const isMissing = data?.tieneNumSegSocial === false;
  if (texts === undefined) return null;
  return (
    <Banner
      meaning={isMissing ? 'warning' : 'info'}
      title={isMissing ? t('student.securityTitle') : texts.title}
      action={
        <ScreenButton to="cv" variant="default" target="_blank">
          {isMissing ? t('student.toCv') : texts.button}
          <NewTabMark />
        </ScreenButton>
      }
    >
      <p>{isMissing ? t('student.securityText') : texts.body}</p>
    </Banner>
  );
}

function CompanyStep({ proposal: { form, values, company, companyAnswer } }: { proposal: Proposal }) {
  const t = useTexts('proposals');
  const { cif } = values;
  const isMissing = cif === unknown || companyAnswer?.existe === false;
  return (
    <Stack>
      <TextOrUnknown
        form={form}
        name="cif"
        autoCapitalize="characters"
        onLeave={() => {
          if (isTaxId(cif) || isForeignTaxId(cif)) void company.ask(cif);
        }}
      />
      <ErrorBanner error={company.error} />
      <div role="status">
        {companyAnswer?.existe === true && (
          <StateBadge meaning="good">
            {t('student.found', { company: companyAnswer.nombreComercial ?? '' })}
          </StateBadge>
        )}
        {companyAnswer?.existe === false && (
          <Banner meaning="info" title={t('student.notFoundTitle')}>
            <p>{t('student.notFound')}</p>
          </Banner>
        )}
      </div>
      {isMissing && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextIn form={form} name="nombreEmpresa" />
          <TextIn form={form} name="localidadEmpresa" optional />
        </SimpleGrid>
      )}
    </Stack>
  );
}

function ContactStep({ proposal }: { proposal: Proposal }) {
  const t = useTexts('proposals');
  const { form, contact, contactAnswer, known, askContact } = proposal;
  return (
    <PeopleFields
      form={form}
      isKnownContact={known.isKnownContact}
      onContact={askContact}
      found={
        <>
          <ErrorBanner error={contact.error} />
          <div role="status">
            {contactAnswer?.existe === true && (
              <StateBadge meaning="good">{t('student.contactFound')}</StateBadge>
            )}
            {contactAnswer?.existe === false && (
              <Banner meaning="info" title={t('student.contactNotFoundTitle')}>
                <p>{t('student.contactNotFound')}</p>
              </Banner>
            )}
          </div>
        </>
      }
    />
  );
}
