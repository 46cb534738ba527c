import { Button, Stack } from '@mantine/core';
import {
  listActiveProgrammes,
  listCompanyProgrammes,
  listProgrammeDocuments,
  listStudentProgrammes,
  type OwnAdhesion,
  type ProgrammeDetail as Programme,
} from '@portal/contract/programmes';
import { useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useSession } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { meanings } from './meanings.ts';
import type { ReaderCalls } from './reader-calls.ts';

interface Props {
  programme: Programme;
  calls: ReaderCalls;
}

/** Where the request of the reader stands, and what they can do about it. */
export function Joining({ programme, calls }: Props) {
  const t = useTexts('programmes');
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { idPrograma, titulo, adhesion, puedeSolicitar, participa } = programme;
  // What was pressed goes away with the answer: the focus stays where the answer is.
  const done = () => {
    setAsking(false);
    place.current?.focus();
  };
  const invalidates = [
    ...[calls.read, listStudentProgrammes, listCompanyProgrammes],
    ...[listActiveProgrammes, listProgrammeDocuments],
  ];
  const join = useSend(calls.join, { invalidates, onSuccess: done });
  const leave = useSend(calls.leave, { invalidates, onSuccess: done });
  const params = { id: idPrograma };
  const isRequest = adhesion?.estado === 'solicitada';
  const withdraw = t(isRequest ? 'withdrawRequest' : 'withdraw');
  return (
    <Stack align="flex-start" ref={place} tabIndex={-1}>
      {adhesion === null ? (
        <p>{t(participa ? 'needsNone' : puedeSolicitar ? 'mayAsk' : 'mayNotAsk')}</p>
      ) : (
        <Standing adhesion={adhesion} />
      )}
      <ErrorBanner error={join.error} />
      {puedeSolicitar && (
        <Button loading={join.isPending} onClick={() => join.mutate({ params })}>
          {t('ask')}
        </Button>
      )}
      {adhesion !== null && adhesion.estado !== 'rechazada' && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {withdraw}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t(isRequest ? 'withdrawRequestTitle' : 'withdrawTitle', { title: titulo })}
        confirmLabel={withdraw}
        destructive
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ params })}
        onCancel={() => setAsking(false)}
      >
        <p>{t(isRequest ? 'withdrawRequestBody' : 'withdrawBody')}</p>
        <ErrorBanner error={leave.error} />
      </ConfirmDialog>
    </Stack>
  );
}

/** The answer, or that the request has arrived (533, 534). */
function Standing({ adhesion: { estado, motivo } }: { adhesion: OwnAdhesion }) {
  const t = useTexts('programmes');
  const role = useSession()?.data.userType;
  const requested =
    useSentences()?.statuses[role === 'Empresa' ? 'companyAdhesionRequested' : 'studentAdhesion'];
  if (estado === 'solicitada')
    return (
      <Banner meaning={meanings[estado]} title={requested?.title ?? t('states.solicitada')}>
        <p>{requested?.body}</p>
      </Banner>
    );
  return (
    <Banner meaning={meanings[estado]} title={t(`answers.${estado}`)}>
      {motivo !== null && <p>{motivo}</p>}
    </Banner>
  );
}
