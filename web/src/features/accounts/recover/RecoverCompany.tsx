import { Radio, Stack } from '@mantine/core';
import type { Call } from '@portal/contract/endpoint';
import { recoverCompanyPassword } from '@portal/contract/schemas/accounts';
import { useState } from 'react';
import { z } from 'zod';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { LinkSent } from './LinkSent.tsx';
import { RecoverForm } from './RecoverForm.tsx';

const kinds = ['email', 'taxId'] as const;
type Kind = (typeof kinds)[number];

const { cif, nick } = bodyOf(recoverCompanyPassword).shape;
const byTaxId = z.object({ cif: cif.unwrap() });
const byEmail = z.object({ nick: nick.unwrap() });

/** By the contact's own e-mail, or by what everybody at the company can look up. */
export default function RecoverCompany() {
  const t = useTexts('password');
  const [kind, setKind] = useState<Kind>('email');
  const [typed, setTyped] = useState<Record<Kind, string>>({ email: '', taxId: '' });
  const [isSent, setSent] = useState(false);
  const recover = useSend(recoverCompanyPassword, { quiet: true });
  if (isSent) return <LinkSent of="company" kind={kind} typed={typed[kind]} onAgain={() => setSent(false)} />;

  const form = {
    error: recover.error,
    busy: recover.isPending,
    onSend: async (body: Call<typeof recoverCompanyPassword>['body'], text: string) => {
      await recover.mutateAsync({ body });
      setTyped({ ...typed, [kind]: text });
      setSent(true);
    },
  };
  return (
    <LoginCard ofCompany title={t('recover.company.title')} context={t('recover.company.context')}>
      <Radio.Group
        label={t('recover.by')}
        value={kind}
        onChange={(chosen) => {
          recover.reset();
          setKind(kinds.find((one) => one === chosen) ?? kind);
        }}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="email" label={t('recover.byEmail')} />
          <Radio value="taxId" label={t('recover.byTaxId')} />
        </Stack>
      </Radio.Group>
      {/* Both stay, with what was typed in them. */}
      <div hidden={kind !== 'email'}>
        <RecoverForm {...form} schema={byEmail} field="nick" kind="email" initial={typed.email} />
      </div>
      <div hidden={kind !== 'taxId'}>
        <RecoverForm {...form} schema={byTaxId} field="cif" kind="taxId" initial={typed.taxId} />
      </div>
      <Text small>
        <ScreenLink to="loginCompany">{t('recover.company.back')}</ScreenLink>
      </Text>
    </LoginCard>
  );
}
