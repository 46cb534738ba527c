import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { editEmailData } from '@portal/contract/schemas/cv';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { useSend } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { asText } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Cv.module.css';
import { useOwnFields } from './own-fields.ts';
import { readFromCv } from './read-from-cv.ts';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

const valuesOf = ({ reservados }: StoredCv) => ({
  emailPersonal: reservados.emailPersonal ?? '',
  comunicacionesEnEmailEstudiante: reservados.comunicacionesEnEmailEstudiante,
});

const schema = bodyOf(editEmailData);
// A link goes to whatever is saved: half an e-mail is somebody else's.
const whenLeft = ['emailPersonal'] as const;

/** The personal e-mail, and which one the portal writes to. */
export function EmailData({ kept }: { kept: StoredCv }) {
  const t = useTexts('cvData');
  const sections = useTexts('cv');
  const { edits, reads } = useOwnFields();
  const form = useCvPart({
    part: 'email',
    kept,
    valuesOf,
    schema,
    whenLeft,
    save: (body, how) => send(editEmailData, { body }, how),
  });
  if (!edits('emailPersonal') && !reads('emailPersonal')) return null;
  const { emailPersonal, emailPersonalConfirmado } = kept.reservados;
  const { value, onChange, ...which } = form.field('comunicacionesEnEmailEstudiante');
  const own = kept.cv.personales.email;
  const isKnown = emailPersonal !== null && form.values.emailPersonal.trim() === emailPersonal;
  return (
    <Section id="correo" title={sections('sections.correo')} description={t('email.description')}>
      <SectionFormView forms={[form]}>
        {reads('emailPersonal') ? (
          <Facts layout="rows" facts={[{ label: t('email.personal'), value: emailPersonal }]} />
        ) : (
          <TextInput
            label={t('email.personal')}
            description={isKnown ? undefined : t('email.personalHelp')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            {...asText(form.field('emailPersonal'))}
          />
        )}
        {isKnown && (
          <Confirmation
            email={emailPersonal}
            isConfirmed={emailPersonalConfirmado}
            toAccount={form.values.comunicacionesEnEmailEstudiante}
          />
        )}
        <Radio.Group
          label={t('email.which')}
          description={emailPersonal !== null && !emailPersonalConfirmado ? t('email.whichHelp') : undefined}
          {...which}
          value={value ? 'account' : 'personal'}
          onChange={(chosen) => onChange(chosen === 'account')}
        >
          <Stack gap="xs" mt="sm">
            <Radio value="account" label={<Choice label={t('email.toAccount')} email={own} />} />
            <Radio
              value="personal"
              disabled={emailPersonal === null && value}
              label={<Choice label={t('email.toPersonal')} email={emailPersonal} />}
            />
          </Stack>
        </Radio.Group>
      </SectionFormView>
    </Section>
  );
}

const Choice = ({ label, email }: { label: string; email: string | null }) => (
  <span className={classes.rowWords}>
    {label}
    {email !== null && (
      <Text component="span" dim small>
        {' '}
        {email}
      </Text>
    )}
  </span>
);

interface ConfirmationProps {
  email: string;
  isConfirmed: boolean;
  toAccount: boolean;
}

/** Whether the link in the mail to it was opened; another one for a student who did not get it. */
function Confirmation({ email, isConfirmed, toAccount }: ConfirmationProps) {
  const t = useTexts('cvData');
  const again = useSend(editEmailData, { invalidates: readFromCv, quiet: true });
  if (isConfirmed)
    return (
      <div>
        <StateBadge meaning="good">{t('email.confirmed')}</StateBadge>
      </div>
    );
  return (
    <Stack gap="xs">
      <Group gap="0.5rem 1rem">
        <StateBadge meaning="warning">{t('email.unconfirmed')}</StateBadge>
        <Button
          variant="default"
          size="xs"
          loading={again.isPending}
          onClick={() =>
            again.mutate({
              body: {
                emailPersonal: email,
                comunicacionesEnEmailEstudiante: toAccount,
                otroEnlace: true,
              },
            })
          }
        >
          {t('email.again')}
        </Button>
      </Group>
      <Text dim small role="status">
        {t(again.isSuccess ? 'email.sentAgain' : 'email.sent', { email })}
      </Text>
      <ErrorBanner error={again.error} />
    </Stack>
  );
}
