import { recoverStudentPassword } from '@portal/contract/schemas/accounts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { RecoverByEmail } from './RecoverByEmail.tsx';

const schema = bodyOf(recoverStudentPassword);

export default function RecoverStudent() {
  const { mutateAsync, error, isPending } = useSend(recoverStudentPassword, { quiet: true });
  return (
    <RecoverByEmail
      of="student"
      schema={schema}
      field="usuario"
      error={error}
      busy={isPending}
      onSend={(body) => mutateAsync({ body })}
    />
  );
}
