import { Button, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  type checkLink,
  resetCompanyPassword,
  resetStudentPassword,
  setFirstPassword,
} from '@portal/contract/schemas/accounts';
import { getSession } from '@portal/contract/session';
import { useNavigate } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { currentSession, takeWantedPath } from '../../../lib/session/session.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { differing, noPassword } from '../passwords.ts';

type Link = Answer<typeof checkLink>;

interface Props {
  secret: string;
  link: Link;
  onRefused: (failure: CallError) => void;
  onUsed: () => void;
  /** It is set, and this browser has somebody else's session open. */
  onLeftOpen: () => void;
}

const doors = { Alumno: 'loginStudent', Empresa: 'loginCompany', Gestor: 'loginManager' } as const;

const endpointOf = ({ uso, userType }: Link) => {
  if (uso === 'establecer') return setFirstPassword;
  return userType === 'Alumno' ? resetStudentPassword : resetCompanyPassword;
};

const titleOf = ({ uso, userType }: Link) => {
  if (uso === 'establecer') return userType === 'Empresa' ? 'firstCompany' : 'first';
  return userType === 'Empresa' ? 'titleCompany' : 'title';
};

/** Setting it ends every session of the account: this browser's own too, if it is of the same account. */
async function isSessionLeft(): Promise<boolean> {
  if (currentSession() === null) return false;
  await send(getSession, {}).catch(() => {});
  if (currentSession() !== null) return true;
  // A person who logs in next goes home, not back to a link that is used up.
  takeWantedPath();
  return false;
}

export function NewPassword({ secret, link, onRefused, onUsed, onLeftOpen }: Props) {
  const t = useTexts('password');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const endpoint = endpointOf(link);
  const isFirst = link.uso === 'establecer';
  const set = useSend(endpoint, { quiet: true });
  const form = useContractForm({
    schema: bodyOf(endpoint),
    initialValues: { token: secret, ...noPassword },
    also: (values) => differing(values),
    onSubmit: async (body) => {
      try {
        await set.mutateAsync({ body });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (!form.showServerErrors(failure)) onRefused(failure);
        return;
      }
      onUsed();
      if (await isSessionLeft()) onLeftOpen();
      else {
        const state = { notice: isFirst ? 'passwordSet' : 'passwordReset' };
        await navigate(pathTo(doors[link.userType]), { replace: true, state });
      }
    },
  });
  const { error } = set;
  return (
    <LoginCard
      ofCompany={link.userType === 'Empresa'}
      title={t(`link.${titleOf(link)}`)}
      context={t('link.context', { name: link.name })}
    >
      <form {...form.formProps}>
        <Stack>
          {error !== null && error.fields.length === 0 && <ErrorBanner error={error} />}
          <PasswordFields input={(path) => form.getInputProps(path)} first={isFirst} />
          {!isFirst && (
            <Text dim small>
              {t('link.ends')}
            </Text>
          )}
          <Button type="submit" loading={form.submitting} fullWidth>
            {t(isFirst ? 'link.saveFirst' : 'link.save')}
          </Button>
        </Stack>
      </form>
    </LoginCard>
  );
}
