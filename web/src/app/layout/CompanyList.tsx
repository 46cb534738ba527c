import { Loader } from '@mantine/core';
import { changeCompany, listOwnCompanies } from '@portal/contract/accounts';
import type { SessionData } from '@portal/contract/session';
import { IconBuilding, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { queryClient, useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { currentSession, startSession, useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './AccountMenu.module.css';

interface Props {
  /** Before the page goes on as the other company. */
  onLeave: () => void;
}

/** The companies of a contact, one press away from one another. */
export default function CompanyList({ onLeave }: Props) {
  const t = useTexts('shell');
  const query = useCall(listOwnCompanies, {});
  const current = useSession()?.data.idEmpresa;
  // As it was before: its token is over as soon as the other one is given.
  const left = useRef<SessionData | null>(null);
  const change = useSend(changeCompany, {
    quiet: true,
    // Also where this list has been closed meanwhile: the token before is over.
    onSuccess: ({ token }, { body: { idEmpresa } }) => {
      const chosen = query.data?.find((one) => one.idEmpresa === Number(idEmpresa));
      if (left.current === null || chosen === undefined) return;
      onLeave();
      startSession({ ...left.current, ...chosen, token });
    },
  });

  const goOnAs = async (idEmpresa: number) => {
    if (change.isPending) return;
    // What is on its way with the token that ends would be taken for a session that is over.
    await queryClient.cancelQueries();
    left.current = currentSession()?.data ?? null;
    change.mutate({ body: { idEmpresa } });
  };

  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
      {(companies) => (
        <>
          <ErrorBanner error={change.error} />
          <ul className={classes.companyListList} aria-label={t('company.title')}>
            {companies.map(({ idEmpresa, nombreComercial }) => {
              const isCurrent = idEmpresa === current;
              const isComing = change.isPending && change.variables.body.idEmpresa === idEmpresa;
              return (
                <li key={idEmpresa}>
                  <Text
                    component="button"
                    small
                    type="button"
                    className={classes.company}
                    aria-current={isCurrent || undefined}
                    disabled={change.isPending}
                    onClick={() => (isCurrent ? onLeave() : goOnAs(idEmpresa))}
                  >
                    {isCurrent ? <IconCheck size={20} aria-hidden /> : <IconBuilding size={20} aria-hidden />}
                    <span className={classes.name}>{nombreComercial}</span>
                    {isComing && <Loader size="xs" aria-hidden />}
                  </Text>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </CallView>
  );
}
