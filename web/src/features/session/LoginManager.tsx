import { scopes } from '@portal/contract/roles';
import { loginManager } from '@portal/contract/session';
import { SignOnDoors } from '../../domain/login/SignOnDoors.tsx';
import { useEnter } from '../../domain/login/useEnter.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { Credentials } from './Credentials.tsx';
import { LoginLinks } from './LoginLinks.tsx';

export default function LoginManager() {
  return <ManagerForm door="loginManager" />;
}

interface Props {
  door: 'loginManager' | 'godMode';
  /** Before anything is asked for as this manager. */
  onEntered?: () => void;
}

export function ManagerForm({ door, onEntered }: Props) {
  const t = useTexts('session');
  const titles = useTitles();
  const enter = useEnter();
  return (
    <LoginCard title={titles('loginManager')} context={t(`words.${door}`)}>
      {door === 'loginManager' && <SignOnDoors door={door} />}
      <Credentials
        userType="Gestor"
        schema={() => loadCode(async () => (await import('./credentials-rules.ts')).loginManagerRules)}
        eAmbito={scopes.Gestor}
        onSubmit={async (body) => {
          const answer = await send(loginManager, { body });
          onEntered?.();
          await enter(answer);
        }}
      >
        {door === 'loginManager' && <LoginLinks of="manager" />}
      </Credentials>
    </LoginCard>
  );
}
