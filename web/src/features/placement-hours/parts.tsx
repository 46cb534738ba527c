import {
  decideWeeks,
  decideWeeksByLink,
  getCompanyHours,
  getManagedHours,
  getTutorHours,
  type HoursLog,
} from '@portal/contract/placement-hours';
import type { TutorKind } from '@portal/contract/placements';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { HostHours } from './HostHours.tsx';
import { ReadHours } from './ReadHours.tsx';

/** The hours log on the pages of a placement of those who confirm it or read it. */

interface Props {
  placement: { readonly idPractica: number; readonly estado: string };
}

/** Before a placement begins there are no hours to look at. */
const hasHours = ({ estado }: Props['placement']): boolean => estado !== 'preparacion' && estado !== 'lista';

function Hours({
  query,
  text,
  children,
}: {
  query: UseQueryResult<HoursLog, CallError>;
  text?: string;
  children: (log: HoursLog) => ReactNode;
}) {
  const t = useTexts('placementHours');
  return (
    <Section id="horas" title={t('title')} {...(text !== undefined && { description: text })}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {children}
      </CallView>
    </Section>
  );
}

export function CompanyHours({ placement }: Props) {
  const t = useTexts('placementHours');
  const { idPractica } = placement;
  const enabled = hasHours(placement);
  const query = useCall(getCompanyHours, { params: { id: idPractica } }, { enabled });
  const send = useSend(decideWeeks, { invalidates: [getCompanyHours] });
  if (!enabled) return null;
  return (
    <Hours query={query} text={t('hostText')}>
      {(log) => (
        <HostHours
          log={log}
          decide={(decision) => send.mutateAsync({ body: { idPractica, ...decision } })}
          isSending={send.isPending}
          error={send.error}
        />
      )}
    </Hours>
  );
}

interface TutorProps extends Props {
  token: string;
  tipo: TutorKind;
}

export function TutorHours({ placement, token, tipo }: TutorProps) {
  const t = useTexts('placementHours');
  const { idPractica } = placement;
  const enabled = hasHours(placement);
  const query = useCall(getTutorHours, { body: { token, idPractica } }, { enabled });
  const send = useSend(decideWeeksByLink, { invalidates: [getTutorHours] });
  if (!enabled) return null;
  if (tipo === 'academico') return <Hours query={query}>{(log) => <ReadHours log={log} />}</Hours>;
  return (
    <Hours query={query} text={t('hostText')}>
      {(log) => (
        <HostHours
          log={log}
          decide={(decision) => send.mutateAsync({ body: { token, idPractica, ...decision } })}
          isSending={send.isPending}
          error={send.error}
        />
      )}
    </Hours>
  );
}

export function ManagedHours({ placement }: Props) {
  const enabled = hasHours(placement);
  const query = useCall(getManagedHours, { params: { id: placement.idPractica } }, { enabled });
  return enabled ? <Hours query={query}>{(log) => <ReadHours log={log} />}</Hours> : null;
}
