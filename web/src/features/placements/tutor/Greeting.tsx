import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Whose link it is: somebody whom it was handed on to sees that it is not theirs. */
export function Greeting({ name }: { name: string }) {
  const t = useTexts('tutorDesk');
  return (
    <Banner meaning="info" title={t('hello', { name })}>
      <p>{t('private')}</p>
    </Banner>
  );
}
