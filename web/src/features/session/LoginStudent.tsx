import { scopes } from '@portal/contract/roles';
import { loginStudent } from '@portal/contract/session';
import { SignOnDoors } from '../../domain/login/SignOnDoors.tsx';
import { useEnter } from '../../domain/login/useEnter.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { Credentials } from './Credentials.tsx';
import { LoginLinks } from './LoginLinks.tsx';

export default function LoginStudent() {
  return <StudentForm door="loginStudent" />;
}

/** Students and alumni log in with the same call; only the door is another. */
export function StudentForm({ door }: { door: 'loginStudent' | 'loginAlumni' }) {
  const t = useTexts('session');
  const titles = useTitles();
  const enter = useEnter();
  return (
    <LoginCard title={titles(door)} context={t(`words.${door}`)}>
      <SignOnDoors door={door} />
      <Credentials
        userType="Alumno"
        schema={() => loadCode(async () => (await import('./credentials-rules.ts')).loginStudentRules)}
        eAmbito={scopes.Alumno}
        onSubmit={async (body) => enter(await send(loginStudent, { body }))}
      >
        <LoginLinks of="student" />
      </Credentials>
    </LoginCard>
  );
}
