import { missingDocumentation, unmetRequirements } from '@portal/contract/schemas/applications';
import { useEffect, useRef } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Checklist } from './Checklist.tsx';

/** Why an application was refused, with what would mend it. */
export function ApplyError({ error }: { error: CallError | null }) {
  const t = useTexts('studentOffers');
  const texts = useSentences()?.statuses;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) banner.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  // It is said beside the file.
  if (error?.name === 'fileTypeNotAllowed' && error.fields.length > 0) return null;
  const unmet = unmetRequirements.safeParse(error?.datos);
  const documents = missingDocumentation.safeParse(error?.datos);
  if (error === null || (!unmet.success && !documents.success)) return <ErrorBanner error={error} />;
  const title = texts?.[error.name].title ?? error.mensaje ?? '';
  if (documents.success) {
    return (
      <Banner ref={banner} meaning="wrong" urgent title={title}>
        <p>{t('apply.dialog.needed')}</p>
        <ul>
          {documents.data.documentacionNecesaria.map(({ nombre }) => (
            <li key={nombre}>{nombre}</li>
          ))}
        </ul>
      </Banner>
    );
  }
  return (
    <Banner ref={banner} meaning="wrong" urgent title={title}>
      <p>{t('apply.dialog.unmet')}</p>
      {unmet.success && <Checklist checks={unmet.data.requisitos} newTab />}
    </Banner>
  );
}
