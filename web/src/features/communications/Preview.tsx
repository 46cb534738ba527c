import { LanguagePreview } from '../../domain/written-text/LanguagePreview.tsx';
import { typedDay } from '../../lib/forms/typed-day.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CommunicationCard } from './CommunicationCard.tsx';
import type { CommunicationValues } from './values.ts';

/** What readers of each language will see, while it is being written. */
export function Preview({ values }: { values: CommunicationValues }) {
  const t = useTexts('communicationForm');
  // While it is being typed it may be no day yet.
  const fechaDesde = typedDay(values.fechaDesde ?? '');
  return (
    <LanguagePreview title={t('preview.title')} textos={values.textos}>
      {(text) => <CommunicationCard communication={{ ...text, fechaDesde, enlace: values.enlace || null }} />}
    </LanguagePreview>
  );
}
