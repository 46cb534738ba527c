import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './candidates.module.css';

/** In a list: the incorporation form of a candidate who awaits it. */
export function FormInRow({ card: { idEstado, idCandidatura, nombre } }: { card: CandidateCard }) {
  const t = useTexts('candidates');
  if (idEstado !== applicationStates.awaitingIncorporationForm) return null;
  return (
    <ScreenLink
      to="incorporationForm"
      params={{ idSolicitud: idCandidatura }}
      fz="sm"
      className={classes.form}
      aria-label={t('form.completeOf', { name: nombre })}
    >
      {t('form.complete')}
    </ScreenLink>
  );
}
