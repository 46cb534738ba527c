import { Flex, Stack, Title } from '@mantine/core';
import type { ManagedAccount } from '@portal/contract/account-states';
import { useRef } from 'react';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Row } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountActions } from './AccountActions.tsx';

const meanings = { activa: 'good', pendiente: 'info', bloqueada: 'wrong', baja: 'neutral' } as const;

export function AccountRow({ account }: { account: ManagedAccount }) {
  const t = useTexts('managing');
  const states = useTexts('states');
  const heading = useRef<HTMLHeadingElement>(null);
  const { nombre, apellidos, email, userType, empresas, estado, solicitaBaja, creada, ultimoAcceso } =
    account;
  return (
    <Stack gap="sm">
      <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' }}>
        <div>
          <Title order={2} size="h3" ref={heading} tabIndex={-1}>
            {nombre} {apellidos}
          </Title>
          <p>
            <EmailLink address={email} />
          </p>
          <Text dim small>
            {userType !== 'Empresa'
              ? t(userType === 'Alumno' ? 'accounts.student' : 'accounts.manager')
              : [
                  t('accounts.contact'),
                  ...empresas.map((company) =>
                    company.estado === 'validada'
                      ? company.nombreComercial
                      : t(`accounts.companies.${company.estado}`, { empresa: company.nombreComercial }),
                  ),
                ].join(' · ')}
          </Text>
        </div>
        <div>
          <Flex component="p" gap="0.25rem 0.75rem" wrap="wrap">
            <StateBadge meaning={meanings[estado]}>{t(`accounts.states.${estado}`)}</StateBadge>
            {solicitaBaja !== null && (
              <StateBadge meaning="warning">
                {t('accounts.asksToLeave')} <RelativeTime value={solicitaBaja} />
              </StateBadge>
            )}
          </Flex>
          <Text dim small>
            {t('accounts.made')} <RelativeTime value={creada} />
          </Text>
          <Text dim small>
            {ultimoAcceso === null ? (
              t('accounts.neverIn')
            ) : (
              <>
                {t('accounts.lastIn')} <RelativeTime value={ultimoAcceso} />
              </>
            )}
          </Text>
          {account.conAccesoUnico && (
            <Text dim small>
              {t('accounts.signOn')}
            </Text>
          )}
          {account.conSegundoFactor && (
            <Text dim small>
              {t('accounts.secondFactor')}
            </Text>
          )}
        </div>
        <AccountActions account={account} heading={heading} />
      </Row>
      <Disclosure title={states('acts.title')}>
        <ActHistory tipo="cuenta" objeto={String(account.idCuenta)} />
      </Disclosure>
    </Stack>
  );
}
