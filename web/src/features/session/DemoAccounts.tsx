import { Button } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import { demoAccounts, demoPassword } from '@portal/demo/accounts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import classes from './DemoAccounts.module.css';

interface Props {
  userType: Role;
  onUse: (email: string, password: string) => void;
}

export function DemoAccounts({ userType, onUse }: Props) {
  const t = useTexts('session');
  const language = useLanguage();
  return (
    <section className={classes.accounts} aria-labelledby="cuentas-demo">
      <h2 id="cuentas-demo" className={classes.title}>
        {t('demo.title')}
      </h2>
      <ul className={classes.list}>
        {demoAccounts
          .filter(({ rol }) => rol === userType)
          .map(({ usuario: email, texto }) => (
            <li key={email}>
              <span className={classes.words}>
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
    </section>
  );
}
