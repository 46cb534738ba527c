import { Box, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallError } from '../../../lib/api/call-error.ts';
import type { Draft } from '../../../lib/forms/draft.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { PolicyField } from './PolicyField.tsx';
import { SignupError } from './SignupError.tsx';

interface Props<V extends Record<string, unknown>> {
  of: 'student' | 'company';
  form: ContractForm<V>;
  draft: Draft;
  labelOf: (path: string) => string;
  /** What failed, unless it stands beside a field. */
  error: CallError | null;
  onRestart: () => void;
  children: ReactNode;
}

/** What a registration and a request have around their fields. */
export function SignupFrame<V extends Record<string, unknown>>({
  of,
  form,
  draft,
  labelOf,
  error,
  onRestart,
  children,
}: Props<V>) {
  const t = useTexts('signup');
  return (
    <Box maw="45rem">
      <PageHead
        title={t(`${of}.title`)}
        context={
          <>
            <p>{t(`${of}.context`)}</p>
            <p>
              {t(`${of}.have`)}{' '}
              <ScreenLink to={of === 'student' ? 'loginStudent' : 'loginCompany'}>
                {t(`${of}.enter`)}
              </ScreenLink>
            </p>
          </>
        }
      />
      <form {...form.formProps}>
        <Stack gap="lg">
          {draft.restored && (
            <Banner
              meaning="info"
              title={t(`${of}.restored`)}
              action={
                <Button
                  variant="default"
                  onClick={() => {
                    form.reset();
                    draft.discard();
                    onRestart();
                  }}
                >
                  {t(`${of}.restart`)}
                </Button>
              }
            >
              <p>{t(`${of}.restoredBody`)}</p>
            </Banner>
          )}
          {form.attempted && <ErrorSummary problems={form.problems} labelOf={labelOf} />}
          <div>{children}</div>
          <PolicyField input={form.getInputProps('politica', { type: 'checkbox' })} />
          <SignupError error={error} onRetry={() => form.formProps.onSubmit()} />
          <div>
            <Button type="submit" loading={form.submitting}>
              {t(`${of}.submit`)}
            </Button>
          </div>
        </Stack>
      </form>
    </Box>
  );
}
