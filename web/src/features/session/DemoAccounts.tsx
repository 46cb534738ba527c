import { Button } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import { demoAccounts, demoPassword } from '@portal/demo/accounts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './session.module.css';

interface Props {
  userType: Role;
  onUse: (email: string, password: string) => void;
}

export function DemoAccounts({ userType, onUse }: Props) {
  const t = useTexts('session');
  const language = useLanguage();
  return (
    <Text component="section" small className={classes.accounts} aria-labelledby="cuentas-demo">
      <Text component="h2" small id="cuentas-demo">
        {t('demo.title')}
      </Text>
      <ul className={classes.list}>
        {demoAccounts
          .filter(({ rol }) => rol === userType)
          .map(({ usuario: email, texto }) => (
            <li key={email}>
              <span className={classes.demoAccountsWords}>
                <strong>{email}</strong>
                <br />
                {texto[language]}
              </span>
              <Button
                variant="default"
                data-size="xs"
                aria-label={t('demo.useOf', { email })}
                onClick={() => onUse(email, demoPassword)}
              >
                {t('demo.use')}
              </Button>
            </li>
          ))}
      </ul>
    </Text>
  );
}
