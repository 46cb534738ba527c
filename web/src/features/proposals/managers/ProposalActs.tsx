import { Stack } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Managed } from '../proposal.ts';
import { Complete } from './Complete.tsx';
import { Reject, Vouch } from './ReasonActs.tsx';
import { Validate } from './Validate.tsx';

/** What a manager can do to a proposal as it stands, the likeliest first. */
export function ProposalActs({ proposal }: { proposal: Managed }) {
  const t = useTexts('proposals');
  const { estado, faltan, practica } = proposal;
  const hasBoth = !faltan.includes('alumno') && !faltan.includes('empresa');
  if (practica !== null)
    return (
      <ScreenButton
        to="managedIncorporationForm"
        params={{ idSolicitud: practica.idSolicitud }}
        variant="default"
      >
        {t('managed.toForm')}
      </ScreenButton>
    );
  if (estado !== 'registrada' && estado !== 'confirmada')
    return (
      <Text dim small>
        {t('managed.noActs')}
      </Text>
    );
  return (
    <Stack gap="sm">
      {estado === 'confirmada' && hasBoth && <Validate proposal={proposal} />}
      {estado === 'registrada' && hasBoth && <Vouch proposal={proposal} />}
      <Complete proposal={proposal} isFirst={!hasBoth} />
      <Reject proposal={proposal} />
    </Stack>
  );
}
