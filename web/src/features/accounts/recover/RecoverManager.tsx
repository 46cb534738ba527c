import { recoverManagerPassword } from '@portal/contract/accounts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls.ts';
import { bodyOf } from '../../../lib/forms.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import classes from './LinkSent.module.css';
import { LinkSent } from './LinkSent.tsx';
import { RecoverForm } from './RecoverForm.tsx';

export default function RecoverManager() {
  const t = useTexts('password');
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const recover = useSend(recoverManagerPassword, { quiet: true });
  if (isSent) return <LinkSent of="manager" kind="email" typed={typed} onAgain={() => setSent(false)} />;
  return (
    <LoginCard title={t('recover.company.title')} context={t('recover.company.context')}>
      <RecoverForm
        schema={bodyOf(recoverManagerPassword)}
        field="nick"
        kind="email"
        initial={typed}
        error={recover.error}
        busy={recover.isPending}
        onSend={async (body, text) => {
          await recover.mutateAsync({ body });
          setTyped(text);
          setSent(true);
        }}
      />
      <p className={classes.back}>
        <ScreenLink to="loginManager">{t('recover.manager.back')}</ScreenLink>
      </p>
    </LoginCard>
  );
}
