import { Button, Title } from '@mantine/core';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { LoginCard } from '../../../ui/LoginCard.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useArrivalFocus } from '../../../ui/useArrivalFocus.ts';
import { WriteTo } from '../../../ui/WriteTo.tsx';
import classes from '../accounts.module.css';

interface Props {
  of: 'student' | 'company' | 'manager';
  /** What was sent, as it was typed. */
  typed: string;
  kind: 'email' | 'taxId';
  onAgain: () => void;
}

const doors = { student: 'loginStudent', company: 'loginCompany', manager: 'loginManager' } as const;

/** 505: what to expect, and what to do if nothing comes. Whether there is such an account is not said. */
export function LinkSent({ of, typed, kind, onAgain }: Props) {
  const t = useTexts('password');
  const { demo } = useBrand();
  const voice = of === 'company' ? 'company' : 'student';
  const card = useArrivalFocus<HTMLDivElement>();
  return (
    <LoginCard ofCompany={of === 'company'} title={t(`sent.${voice}.title`)} ref={card}>
      <p>
        {kind === 'taxId'
          ? t('sent.company.bodyTaxId', { taxId: typed })
          : t(`sent.${voice}.body`, { email: typed })}
      </p>
      <Text dim>{t('sent.once')}</Text>
      <section className={classes.nothing} aria-labelledby="no-llega">
        <Title order={2} size="h3" id="no-llega">
          {t('sent.nothing')}
        </Title>
        <ul className={classes.list}>
          <li>{t(`sent.${voice}.spam`)}</li>
          <li>{t(`sent.${voice}.typed`)}</li>
          <li>
            <WriteTo to={of === 'company' ? 'empresas' : 'soporte'}>{t(`sent.${voice}.help`)}</WriteTo>
          </li>
        </ul>
        <Button variant="default" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </section>
      {demo && (
        <Text small className={classes.demo}>
          {t('sent.demo')}
        </Text>
      )}
      <Text small>
        <ScreenLink to={doors[of]}>{t(`recover.${of}.back`)}</ScreenLink>
      </Text>
    </LoginCard>
  );
}
