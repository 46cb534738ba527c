import type { CallError } from '../../../lib/api/call-error.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { minutesOf } from '../minutes.ts';

interface Props {
  error: CallError | null;
  onRetry: () => void;
}

/** What failed, but for what stands beside a field. 90 here is not of passwords, as the catalogue has it. */
export function SignupError({ error, onRetry }: Props) {
  const t = useTexts('signup');
  if (error?.name !== 'userBlocked')
    return <ErrorBanner error={error} {...(error?.offline && { onRetry })} />;
  const minutes = minutesOf(error);
  return (
    <Banner meaning="wrong" urgent title={t('blocked.title')}>
      <p>{minutes === undefined ? t('blocked.body') : t('blocked.bodyFor', { minutes })}</p>
    </Banner>
  );
}
