import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { YesNo } from '../../../../ui/YesNo.tsx';
import { useInput } from '../form-context.ts';

export function SigningSection() {
  const t = useTexts('agreementForm');
  const mode = useInput('tramitacionManual');
  return (
    <YesNo
      label={t('fields.tramitacionManual')}
      first={false}
      no={{ label: t('signing.digital'), description: t('signing.digitalHelp') }}
      yes={{ label: t('signing.paper'), description: t('signing.paperHelp') }}
      {...mode}
    />
  );
}
