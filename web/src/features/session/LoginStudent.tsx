import { scopes } from '@portal/contract/roles';
import { loginStudent } from '@portal/contract/session';
import { send } from '../../lib/client.ts';
import { bodyOf } from '../../lib/forms.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { Credentials } from './Credentials.tsx';
import { useEnter } from './useEnter.ts';

export default function LoginStudent() {
  const titles = useTexts('titles');
  return <StudentForm title={titles('loginStudent')} />;
}

/** Students and alumni log in with the same call; only the door is another. */
export function StudentForm({ title }: { title: string }) {
  const enter = useEnter();
  return (
    <LoginCard title={title}>
      <Credentials
        userType="Alumno"
        schema={bodyOf(loginStudent)}
        eAmbito={scopes.Alumno}
        onSubmit={async (body) => enter(await send(loginStudent, { body }))}
      />
    </LoginCard>
  );
}
