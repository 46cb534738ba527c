import { recoverManagerPassword } from '@portal/contract/schemas/accounts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { RecoverByEmail } from './RecoverByEmail.tsx';

const schema = bodyOf(recoverManagerPassword);

export default function RecoverManager() {
  const { mutateAsync, error, isPending } = useSend(recoverManagerPassword, { quiet: true });
  return (
    <RecoverByEmail
      of="manager"
      schema={schema}
      field="nick"
      error={error}
      busy={isPending}
      onSend={(body) => mutateAsync({ body })}
    />
  );
}
