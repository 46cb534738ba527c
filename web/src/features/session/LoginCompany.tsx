import { Button, Stack } from '@mantine/core';
import type { Answer, Call } from '@portal/contract/endpoint';
import { scopes } from '@portal/contract/roles';
import { listCompaniesOfUser, loginCompany } from '@portal/contract/session';
import { IconBuilding, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { SignOnDoors } from '../../domain/login/SignOnDoors.tsx';
import { useEnter } from '../../domain/login/useEnter.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { send } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { Credentials } from './Credentials.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import classes from './session.module.css';

interface Choice {
  credentials: Call<typeof loginCompany>['body'];
  companies: Answer<typeof listCompaniesOfUser>;
}

/** In two steps: the credentials, then (for a contact of several) the company to speak for. */
export default function LoginCompany() {
  const t = useTexts('session');
  const titles = useTitles();
  const enter = useEnter();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isBack, setBack] = useState(false);
  const back = () => {
    setBack(true);
    setChoice(null);
  };
  if (choice !== null) return <ChooseCompany choice={choice} onBack={back} />;
  return (
    <LoginCard
      key="credentials"
      ofCompany
      title={titles('loginCompany')}
      context={t('words.loginCompany')}
      takesFocus={isBack}
    >
      <SignOnDoors door="loginCompany" />
      <Credentials
        userType="Empresa"
        schema={() => loadCode(async () => (await import('./credentials-rules.ts')).listCompaniesOfUserRules)}
        eAmbito={scopes.Empresa}
        onSubmit={async (credentials) => {
          const companies = await send(listCompaniesOfUser, { body: credentials });
          if (companies.length > 1) setChoice({ credentials, companies });
          else await enter(await send(loginCompany, { body: credentials }));
        }}
      >
        <LoginLinks of="company" />
      </Credentials>
    </LoginCard>
  );
}

function ChooseCompany({ choice, onBack }: { choice: Choice; onBack: () => void }) {
  const t = useTexts('session');
  const enter = useEnter();
  const [busy, setBusy] = useState<number | null>(null);
  const [error, setError] = useState<CallError | null>(null);

  const choose = async (idEmpresa: number) => {
    if (busy !== null) return;
    setBusy(idEmpresa);
    setError(null);
    try {
      await enter(await send(loginCompany, { body: { ...choice.credentials, eidEmpresa: idEmpresa } }));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
      setBusy(null);
    }
  };

  return (
    <LoginCard ofCompany title={t('companies.title')} context={t('companies.body')} takesFocus>
      <ErrorBanner error={error} />
      <Stack gap="xs">
        {choice.companies.map(({ idEmpresa, nombreComercial }) => (
          <button
            key={idEmpresa}
            type="button"
            className={classes.choice}
            onClick={() => choose(idEmpresa)}
            // The pressed one keeps the focus, to be pressed again if it fails.
            disabled={busy !== null && busy !== idEmpresa}
          >
            <IconBuilding size={24} stroke={1.5} aria-hidden />
            <span className={classes.words}>
              <strong>{nombreComercial}</strong>
            </span>
            <IconChevronRight size={20} aria-hidden />
          </button>
        ))}
        <Button variant="subtle" onClick={onBack}>
          {t('companies.back')}
        </Button>
      </Stack>
    </LoginCard>
  );
}
