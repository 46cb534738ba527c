import { Button, Group } from '@mantine/core';
import { type Claimable, type Claim as Claimed, claimPending } from '@portal/contract/pending-claims';
import { listStudyRequests } from '@portal/contract/study-requests';
import {
  getPendingCompany,
  getPendingOffer,
  listPendingCompanies,
  listPendingOffers,
  listPendingStudents,
} from '@portal/contract/validations';
import { IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './validations.module.css';

const lists = {
  oferta: [listPendingOffers, getPendingOffer],
  empresa: [listPendingCompanies, getPendingCompany],
  alumno: [listPendingStudents],
  estudios: [listStudyRequests],
};

interface Props {
  tipo: Claimable;
  objeto: string;
  asignada: Claimed;
  /** What it is, where the page has more than one. */
  what?: string;
}

/** Who sees to something that waits, so that two managers do not read the same; anybody may take it over. */
export function Claim({ tipo, objeto, asignada, what }: Props) {
  const t = useTexts('validations');
  const send = useSend(claimPending, { quiet: true, invalidates: lists[tipo] });
  const isMine = asignada?.esMia === true;
  const action = t(isMine ? 'claim.leave' : 'claim.take');
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text small dim={asignada === null} role="status">
          {asignada === null
            ? t('claim.none')
            : isMine
              ? t('claim.mine')
              : t('claim.other', { name: asignada.nombre })}
        </Text>
        <Button
          variant="default"
          data-size="xs"
          loading={send.isPending}
          {...(what !== undefined && { 'aria-label': t('claim.of', { action, what }) })}
          onClick={() => send.mutate({ body: { tipo, objeto, asigna: !isMine } })}
        >
          {action}
        </Button>
      </Group>
      <ErrorBanner error={send.error} />
    </>
  );
}

/** Who sees to it beside a decision, with the way to the one that comes next; on a small screen before all else. */
export function ClaimCard({ children, ...claim }: Props & { children?: ReactNode }) {
  return (
    <Card sunken p="sm" className={classes.first ?? ''}>
      <Claim {...claim} />
      {children}
    </Card>
  );
}

/** Who sees to it, in a list. */
export function ClaimBadge({ asignada }: { asignada: Claimed }) {
  const t = useTexts('validations');
  if (asignada === null) return null;
  return (
    <StateBadge meaning="neutral" icon={<IconUserCheck size={16} aria-hidden />}>
      {asignada.esMia ? t('claim.mine') : t('claim.other', { name: asignada.nombre })}
    </StateBadge>
  );
}
