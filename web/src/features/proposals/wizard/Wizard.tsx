import { Button, Group, Stack, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import type { Draft } from '../../../lib/forms/draft.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RestoredBanner } from '../../../ui/RestoredBanner.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../proposals.module.css';
import type { ProposalForm } from './inputs.tsx';
import type { Steps } from './useSteps.ts';
import { stepNames } from './values.ts';

interface Props {
  form: ProposalForm;
  steps: Steps;
  draft: Draft;
  context: string;
  /** What each step says of itself. */
  about: readonly (string | null)[];
  error: CallError | null;
  isSending: boolean;
  /** Nothing can be registered as things are. */
  isStopped?: boolean;
  /** Above the steps. */
  notices?: ReactNode;
  /** The fields of the present step. */
  children: ReactNode;
}

/** A proposal in four steps: its frame, whoever writes it. */
export function Wizard(props: Props) {
  const {
    form,
    steps,
    draft,
    context,
    about,
    error,
    isSending,
    isStopped = false,
    notices,
    children,
  } = props;
  const t = useTexts('proposals');
  const titles = useTitles();
  const { step, isLast, isBusy } = steps;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLast) form.formProps.onSubmit(event);
    else void steps.next();
  };
  const name = stepNames[step] ?? 'candidate';
  return (
    <div>
      <PageHead
        title={titles('newProposal')}
        context={
          <>
            {context} <ScreenLink to="proposals">{t('wizard.registered')}</ScreenLink>
          </>
        }
      />
      <Stack maw="45rem">
        {draft.restored && (
          <RestoredBanner
            title={t('wizard.restored')}
            discardLabel={t('wizard.discard')}
            onDiscard={() => {
              form.reset();
              draft.discard();
              steps.goTo(0);
            }}
          />
        )}
        {notices}
        <StepList step={step} />
        <form ref={steps.formElement} onSubmit={submit} noValidate>
          <Card>
            <Stack>
              <div>
                <Title order={2} ref={steps.heading} tabIndex={-1}>
                  {t(`wizard.steps.${name}`)}
                </Title>
                {about[step] && (
                  <Text dim small>
                    {about[step]}
                  </Text>
                )}
              </div>
              <ReviewAll form={form} />
              {children}
              <ErrorBanner error={error} />
              <Group justify="space-between">
                {step > 0 ? (
                  <Button variant="default" onClick={steps.back} disabled={isBusy || isSending}>
                    {t('wizard.back')}
                  </Button>
                ) : (
                  <span />
                )}
                <Button type="submit" loading={isBusy || isSending} disabled={isStopped}>
                  {t(isLast ? 'wizard.send' : 'wizard.next')}
                </Button>
              </Group>
            </Stack>
          </Card>
        </form>
      </Stack>
    </div>
  );
}

function StepList({ step }: { step: number }) {
  const t = useTexts('proposals');
  return (
    <ol className={classes.steps} aria-label={t('wizard.steps.label')}>
      {stepNames.map((name, index) => (
        <li key={name} className={classes.step} aria-current={index === step ? 'step' : undefined}>
          {index < step ? (
            <IconCircleCheck size={20} stroke={2} aria-label={t('wizard.steps.done')} role="img" />
          ) : (
            index > step && <span aria-hidden>{index + 1}</span>
          )}
          <span>
            {index === step
              ? `${t('wizard.steps.of', { step: index + 1, total: stepNames.length })}: ${t(`wizard.steps.${name}`)}`
              : t(`wizard.steps.${name}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Several fields were refused at once (525). */
function ReviewAll({ form }: { form: ProposalForm }) {
  const texts = useSentences()?.statuses.reviewAllFields;
  if (texts === undefined || form.problems.length < 2) return null;
  return (
    <Banner meaning="wrong" urgent title={texts.title}>
      <p>{texts.body}</p>
    </Banner>
  );
}
