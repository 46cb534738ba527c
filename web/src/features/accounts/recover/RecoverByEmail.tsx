import { useState } from 'react';
import type { z } from 'zod';
import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { LinkSent } from './LinkSent.tsx';
import { RecoverForm } from './RecoverForm.tsx';

interface Props<S extends z.ZodType> {
  of: 'student' | 'manager';
  /** The contract's body: one field, the email. */
  schema: S;
  field: 'usuario' | 'nick';
  error: CallError | null;
  busy: boolean;
  onSend: (body: z.output<S>) => Promise<unknown>;
}

const doors = { student: 'loginStudent', manager: 'loginManager' } as const;

/** A forgotten password of whose account is found by an email alone. */
export function RecoverByEmail<S extends z.ZodType>({ of, onSend, ...form }: Props<S>) {
  const t = useTexts('password');
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent of={of} kind="email" typed={typed} onAgain={() => setSent(false)} />;
  return (
    <LoginCard title={t('recover.student.title')} context={t('recover.student.context')}>
      <RecoverForm
        {...form}
        kind="email"
        initial={typed}
        onSend={async (body, text) => {
          await onSend(body);
          setTyped(text);
          setSent(true);
        }}
      />
      <Text small>
        <ScreenLink to={doors[of]}>{t(`recover.${of}.back`)}</ScreenLink>
      </Text>
    </LoginCard>
  );
}
