import type { ManagedAccount } from '@portal/contract/account-states';
import { useRef } from 'react';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { AccountActions } from './AccountActions.tsx';
import classes from './Accounts.module.css';

const meanings = { activa: 'good', pendiente: 'info', bloqueada: 'wrong', baja: 'neutral' } as const;

export function AccountRow({ account }: { account: ManagedAccount }) {
  const t = useTexts('managing');
  const states = useTexts('states');
  const heading = useRef<HTMLHeadingElement>(null);
  const { nombre, apellidos, email, userType, empresas, estado, solicitaBaja, creada, ultimoAcceso } =
    account;
  return (
    <article className={classes.row}>
      <div className={classes.person}>
        <h2 ref={heading} tabIndex={-1} className={classes.name}>
          {nombre} {apellidos}
        </h2>
        <p>
          <EmailLink address={email} />
        </p>
        <p className={classes.dim}>
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
        </p>
      </div>
      <div className={classes.facts}>
        <p className={classes.badges}>
          <StateBadge meaning={meanings[estado]}>{t(`accounts.states.${estado}`)}</StateBadge>
          {solicitaBaja !== null && (
            <StateBadge meaning="warning">
              {t('accounts.asksToLeave')} <RelativeTime value={solicitaBaja} />
            </StateBadge>
          )}
        </p>
        <p className={classes.dim}>
          {t('accounts.made')} <RelativeTime value={creada} />
        </p>
        <p className={classes.dim}>
          {ultimoAcceso === null ? (
            t('accounts.neverIn')
          ) : (
            <>
              {t('accounts.lastIn')} <RelativeTime value={ultimoAcceso} />
            </>
          )}
        </p>
        {account.conAccesoUnico && <p className={classes.dim}>{t('accounts.signOn')}</p>}
        {account.conSegundoFactor && <p className={classes.dim}>{t('accounts.secondFactor')}</p>}
      </div>
      <AccountActions account={account} heading={heading} />
      <div className={classes.history}>
        <Disclosure title={states('acts.title')}>
          <ActHistory tipo="cuenta" objeto={String(account.idCuenta)} />
        </Disclosure>
      </div>
    </article>
  );
}
