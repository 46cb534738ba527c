import { Group, Radio } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  type companyNewsKinds,
  type Delivery,
  deliveries,
  getCompanyMailPreferences,
  getStudentMailPreferences,
  setCompanyMailPreference,
  setStudentMailPreference,
  type studentNewsKinds,
} from '@portal/contract/notifications';
import { IconLock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Notifications.module.css';

/** Which news go by mail as well, and how; what always does is said with its reason. */
export function MailPreferences({ role }: { role: 'Alumno' | 'Empresa' }) {
  const t = useTexts('notifications');
  useAnchor();
  return (
    <Section title={t('preferences.title')} id="correo" description={t('preferences.description')}>
      <Text dim small mb="md">
        {t('preferences.digest')}
      </Text>
      {role === 'Alumno' ? <StudentKinds /> : <CompanyKinds />}
      <Card sunken fz="sm" p="0.75rem 1rem" className={classes.fixed}>
        <IconLock size={20} aria-hidden />
        <div>
          <Text component="h3" small strong lh="1.4">
            {t('preferences.fixed')}
          </Text>
          <p>{t(role === 'Alumno' ? 'preferences.fixedStudent' : 'preferences.fixedCompany')}</p>
        </div>
      </Card>
    </Section>
  );
}

function StudentKinds() {
  const query = useCall(getStudentMailPreferences, {});
  return (
    <CallView query={query}>
      {({ clases }) => clases.map((kind) => <StudentKind key={kind.clase} {...kind} />)}
    </CallView>
  );
}

function StudentKind({ clase, envio }: Answer<typeof getStudentMailPreferences>['clases'][number]) {
  const sending = useSend(setStudentMailPreference, {
    invalidates: [getStudentMailPreferences],
    quiet: true,
  });
  return (
    <KindChoice
      clase={clase}
      kept={envio}
      keep={(next) => sending.mutateAsync({ body: { clase, envio: next } })}
      error={sending.error}
    />
  );
}

function CompanyKinds() {
  const query = useCall(getCompanyMailPreferences, {});
  return (
    <CallView query={query}>
      {({ clases }) => clases.map((kind) => <CompanyKind key={kind.clase} {...kind} />)}
    </CallView>
  );
}

function CompanyKind({ clase, envio }: Answer<typeof getCompanyMailPreferences>['clases'][number]) {
  const sending = useSend(setCompanyMailPreference, {
    invalidates: [getCompanyMailPreferences],
    quiet: true,
  });
  return (
    <KindChoice
      clase={clase}
      kept={envio}
      keep={(next) => sending.mutateAsync({ body: { clase, envio: next } })}
      error={sending.error}
    />
  );
}

interface ChoiceProps {
  clase: (typeof studentNewsKinds)[number] | (typeof companyNewsKinds)[number];
  kept: Delivery;
  keep: (envio: Delivery) => Promise<unknown>;
  error: Parameters<typeof ErrorBanner>[0]['error'];
}

/** A kind of news; a choice is kept as it is made. */
function KindChoice({ clase, kept, keep, error }: ChoiceProps) {
  const t = useTexts('notifications');
  const [wanted, setWanted] = useState<Delivery | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const waiting = useRef<Delivery | null>(null);
  const isSending = useRef(false);
  const lastKept = useRef<Delivery | null>(null);
  const choose = async (value: string) => {
    const next = deliveries.find((delivery) => delivery === value);
    if (next === undefined) return;
    setWanted(next);
    waiting.current = next;
    if (isSending.current) return;
    isSending.current = true;
    let isKept = false;
    // One call after another: of two at once, the earlier choice could be the one that is kept.
    while (waiting.current !== null) {
      const sent: Delivery = waiting.current;
      waiting.current = null;
      isKept = await keep(sent).then(
        () => true,
        () => false,
      );
      if (isKept) lastKept.current = sent;
    }
    isSending.current = false;
    // Where it failed, what is shown is what the server still has.
    if (!isKept) setWanted(lastKept.current);
    setSavedAt(isKept ? new Date() : null);
  };
  return (
    <div className={classes.kind}>
      <Radio.Group
        label={t(`preferences.kinds.${clase}.title`)}
        description={t(`preferences.kinds.${clase}.text`)}
        value={wanted ?? kept}
        onChange={choose}
      >
        <Group gap="0.5rem 1.25rem" align="stretch" my="0.625rem 0.25rem">
          {deliveries.map((delivery) => (
            <Radio key={delivery} value={delivery} label={t(`preferences.delivery.${delivery}`)} />
          ))}
        </Group>
      </Radio.Group>
      <ErrorBanner error={error} />
      <span role="status">
        <SavedMark at={savedAt} />
      </span>
    </div>
  );
}
