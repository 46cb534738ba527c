import { applicationStates } from '@portal/contract/applications';
import { useNeedsForm } from '../../domain/incorporation/useNeedsForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import type { Candidate } from './candidate.ts';

const { awaitingIncorporationForm, selected } = applicationStates;

/** The incorporation form of a candidate who awaits it, or was selected by it. */
export function CandidateForm({ candidate: { candidato, tipo, historial } }: { candidate: Candidate }) {
  const t = useTexts('candidates');
  const needsForm = useNeedsForm(tipo);
  const { idEstado, idCandidatura, nombre } = candidato;
  const isAwaited = idEstado === awaitingIncorporationForm;
  // Who was selected before there were forms has none.
  const hasSent =
    idEstado === selected && historial.some(({ idEstado: was }) => was === awaitingIncorporationForm);
  if (!needsForm || !(isAwaited || hasSent)) return null;
  return (
    <Banner
      meaning={isAwaited ? 'warning' : 'info'}
      title={t(isAwaited ? 'form.awaited' : 'form.sent', { name: nombre })}
      action={
        <ScreenButton
          to="incorporationForm"
          params={{ idSolicitud: idCandidatura }}
          {...(!isAwaited && { variant: 'default' })}
        >
          {t(isAwaited ? 'form.complete' : 'form.see')}
        </ScreenButton>
      }
    >
      {isAwaited && <p>{t('form.awaitedText')}</p>}
    </Banner>
  );
}
