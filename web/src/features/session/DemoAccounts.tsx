import { Button } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './DemoAccounts.module.css';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

interface Props {
  userType: Role;
  onUse: (email: string, password: string) => void;
}

export function DemoAccounts({ userType, onUse }: Props) {
  const t = useTexts('session');
  return (
    <section className={classes.accounts} aria-labelledby="cuentas-demo">
      <h2 id="cuentas-demo" className={classes.title}>
        {t('demo.title')}
      </h2>
      <ul className={classes.list}>
        {demoAccounts
          .filter((account) => account.role === userType)
          .map(({ email, text }) => (
            <li key={email}>
              <span className={classes.words}>
                <strong>{email}</strong>
                <br />
                {t(`demo.${text}`)}
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
