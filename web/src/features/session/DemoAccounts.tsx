import { Button } from '@mantine/core';
import type { Role } from '@portal/contract/roles';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './DemoAccounts.module.css';

/** The fixed accounts of the demo institution, which its server prints at the start too. */
const demoAccounts = [
  { email: 'alumna@demo.test', role: 'Alumno', text: 'alumna' },
  { email: 'alumno@demo.test', role: 'Alumno', text: 'alumno' },
  { email: 'antigua@demo.test', role: 'Alumno', text: 'antigua' },
  { email: 'empresa@demo.test', role: 'Empresa', text: 'empresa' },
  { email: 'grupo@demo.test', role: 'Empresa', text: 'grupo' },
  { email: 'gestora@demo.test', role: 'Gestor', text: 'gestora' },
] as const satisfies readonly { email: string; role: Role; text: string }[];

const demoPassword = 'Portal2026';

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
