import { Box, Button } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { IconSend } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWithdrawal } from '../../domain/withdrawal/useWithdrawal.tsx';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useRelativeDay } from '../../lib/i18n/useRelativeDay.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import classes from './apply.module.css';
import { eligibilityId } from './Eligibility.tsx';
import { sortRequirements } from './requirements.ts';

const ExternalBar = lazy(() => loadCode(() => import('./ExternalBar.tsx')));

interface Props {
  answer: Answer<typeof getOffer>;
  onApply: () => void;
}

/** What can be done about an offer now; it stays in view. */
export function ApplyBar({ answer, onApply }: Props) {
  const { oferta, candidatura, puedeInscribirse } = answer;
  const { urlAcceso: urlOferta, titulo } = oferta;
  const withdrawal = useWithdrawal({ urlOferta, titulo });
  const hasApplied = candidatura !== null && candidatura.idEstado !== applicationStates.withdrawn;
  return (
    <>
      {hasApplied ? (
        <Applied answer={answer} withdraw={withdrawal.button} />
      ) : oferta.urlInscripcionExterna ? (
        <Suspense fallback={<div className={classes.bar} style={{ minHeight: '2.75rem' }} />}>
          <ExternalBar
            offer={oferta}
            url={oferta.urlInscripcionExterna}
            about={<Deadline day={oferta.fechaCaducidad} />}
            barred={puedeInscribirse ? null : <Barred answer={answer} />}
          />
        </Suspense>
      ) : puedeInscribirse ? (
        <Open answer={answer} onApply={onApply} />
      ) : (
        <Barred answer={answer} />
      )}
      {withdrawal.dialog}
    </>
  );
}

function Open({ answer: { oferta, candidatura, documentosPendientes }, onApply }: Props) {
  const t = useTexts('studentOffers');
  return (
    <div className={classes.bar}>
      <Box c="dimmed" fz={{ base: 'xs', sm: 'sm' }} className={classes.words}>
        <Deadline day={oferta.fechaCaducidad} />
        {documentosPendientes.length > 0 && (
          <p>{t('apply.documents', { count: documentosPendientes.length })}</p>
        )}
      </Box>
      <Button mih="2.75rem" leftSection={<IconSend size={18} aria-hidden />} onClick={onApply}>
        {t(candidatura === null ? 'apply.action' : 'apply.again')}
      </Button>
    </div>
  );
}

function Deadline({ day }: { day: string | null }) {
  const t = useTexts('studentOffers');
  const { day: exact } = useFormat();
  const when = useRelativeDay();
  if (day === null) return null;
  return <p title={exact(day)}>{t('apply.deadline', { when: when(day) })}</p>;
}

interface AppliedProps {
  answer: Answer<typeof getOffer>;
  withdraw: ReactNode;
}

function Applied({ answer: { oferta, candidatura }, withdraw }: AppliedProps) {
  const t = useTexts('studentOffers');
  const when = useRelativeDay();
  if (candidatura === null) return null;
  return (
    <div className={classes.bar} data-actions>
      <Box c="dimmed" fz={{ base: 'xs', sm: 'sm' }} className={classes.words}>
        <p>{t('apply.applied', { when: when(candidatura.fecha) })}</p>
      </Box>
      {candidatura.puedeDesinscribirse && withdraw}
      <ScreenButton to="application" params={{ urlAcceso: oferta.urlAcceso }} mih="2.75rem">
        {t('apply.see')}
      </ScreenButton>
    </div>
  );
}

/** Why one cannot apply, and the way to what would mend it. */
function Barred({ answer: { oferta, requisitos } }: { answer: Answer<typeof getOffer> }) {
  const t = useTexts('studentOffers');
  const { missing } = sortRequirements(requisitos);
  if (oferta.estadoOferta !== 'abierta' || missing === 0) {
    return (
      <p className={classes.alone}>
        {t(oferta.estadoOferta === 'abierta' ? 'apply.cannot' : 'apply.closed')}
      </p>
    );
  }
  const show = () => {
    const list = document.getElementById(eligibilityId);
    list?.scrollIntoView({ block: 'start' });
    list?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar}>
      <Box c="dimmed" fz={{ base: 'xs', sm: 'sm' }} className={classes.words}>
        <p>
          <strong>{t('apply.missing', { count: missing })}</strong>
        </p>
        {oferta.urlInscripcionExterna && <p>{t('apply.external.where')}</p>}
        <Deadline day={oferta.fechaCaducidad} />
      </Box>
      <Button variant="default" mih="2.75rem" onClick={show}>
        {t('apply.seeMissing')}
      </Button>
    </div>
  );
}
