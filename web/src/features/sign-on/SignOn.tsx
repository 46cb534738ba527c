import { Loader } from '@mantine/core';
import { finishSignOn } from '@portal/contract/sign-on';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { storedTrip } from '../../domain/login/sign-on-trip.ts';
import { useEnter } from '../../domain/login/useEnter.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { addressOf, usePathTo } from '../../lib/routing/paths.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { SignOnFailure } from './SignOnFailure.tsx';
import { failureOf, problemIn } from './sign-on-failures.ts';

const arrived = z.object({ respuesta: z.string() });

/**
 * Where a provider sends people back to. What it says goes out of the address at once, into the language that was
 * left, and then to the server, which alone judges it.
 */
export default function SignOn() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const titles = useTitles();
  const t = useTexts('signOn');
  const enter = useEnter();
  const pathTo = usePathTo();
  const { mutate, error, isPending } = useSend(finishSignOn, {
    onSuccess: (answer) =>
      'alta' in answer
        ? navigate(pathTo('registerSignedOn'), { replace: true, state: answer.alta })
        : enter(answer),
    quiet: true,
  });
  const respuesta = search === '' ? arrived.safeParse(state).data?.respuesta : undefined;
  const problem = search === '' ? problemIn(respuesta) : undefined;
  const sent = useRef<string>(undefined);

  useEffect(() => {
    if (search === '') return;
    const address = addressOf(storedTrip()?.language ?? language, 'signOn');
    navigate(address, { replace: true, state: { respuesta: search.slice(1) } });
  }, [search, language, navigate]);

  useEffect(() => {
    // A single time: it is good once.
    if (respuesta === undefined || problem !== undefined || sent.current === respuesta) return;
    sent.current = respuesta;
    mutate({ body: { respuesta } });
  }, [respuesta, problem, mutate]);

  const failure = problem ?? (error === null || isPending ? undefined : failureOf(error));
  if (search === '' && failure !== undefined) {
    return (
      <SignOnFailure
        of={failure}
        error={error}
        onRetry={respuesta === undefined ? undefined : () => mutate({ body: { respuesta } })}
      />
    );
  }
  return (
    <LoginCard ofCompany={storedTrip()?.door === 'loginCompany'} title={titles('signOn')}>
      <p role="status">{t('checking')}</p>
      <Loader aria-hidden />
    </LoginCard>
  );
}
