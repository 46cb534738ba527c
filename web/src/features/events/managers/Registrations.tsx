import { Button, Checkbox } from '@mantine/core';
import {
  type EventRegistration,
  exportEventRegistrations,
  getManagedEvent,
  issueEventCertificate,
  listEventRegistrations,
  listManagedEvents,
  markAttendance,
} from '@portal/contract/events';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ExportButtons } from '../../../ui/ExportButtons.tsx';
import { FilteredList } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';

const pageSize = 50;

/** Who is enrolled in an event and who waits; managers tick who attended. */
export default function Registrations() {
  const t = useTexts('eventForm');
  const titles = useTitles();
  const { id = '' } = useParams();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const event = useCall(getManagedEvent, { params: { id } });
  const query = useCall(
    listEventRegistrations,
    { params: { id }, query: { pagina: page, porPagina: pageSize, ...(texto !== '' && { texto }) } },
    { keepPrevious: true },
  );
  const name = event.data?.evento.textos;
  const givesCertificate = event.data?.evento.certificado === true && event.data.estado === 'pasado';
  return (
    <>
      <PageHead
        title={titles('eventRegistrations')}
        context={
          <ScreenLink to="managedEvent" params={{ id }}>
            {name?.es?.titulo ?? name?.ca?.titulo ?? name?.en?.titulo ?? t('standing.title')}
          </ScreenLink>
        }
      />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('registrations.search')}
        submitLabel={t('list.submit')}
      >
        {() => null}
      </SearchBar>
      <FilteredList
        label={titles('eventRegistrations')}
        query={query}
        page={page}
        pageSize={pageSize}
        turn={turn}
        countOf={({ numTotal }) => t('registrations.count', { count: numTotal })}
        actions={<Export idEvento={Number(id)} />}
        nothing={
          <EmptyState icon={<IconUsers size={28} />} title={t('registrations.empty')}>
            {t('registrations.emptyBody')}
          </EmptyState>
        }
        rowsOf={({ inscritos }) =>
          inscritos.map((registration) => ({
            id: registration.idAlumno,
            row: (
              <RegistrationRow
                idEvento={Number(id)}
                registration={registration}
                givesCertificate={givesCertificate}
              />
            ),
          }))
        }
      />
    </>
  );
}

function RegistrationRow({
  idEvento,
  registration: { idAlumno, alumno, email, estado, creada, asistio },
  givesCertificate,
}: {
  idEvento: number;
  registration: EventRegistration;
  givesCertificate: boolean;
}) {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  const { shortDay } = useFormat();
  const mark = useSend(markAttendance, {
    quiet: true,
    invalidates: [listEventRegistrations, listManagedEvents],
  });
  const [isAsking, setAsking] = useState(false);
  const send = (attended: boolean) =>
    mark.mutate({ body: { idEvento, idAlumno, asistio: attended } }, { onSuccess: () => setAsking(false) });
  return (
    <Row columns={{ wide: `minmax(0, 1fr) 11rem 9rem${givesCertificate ? ' 10rem' : ''}` }}>
      <div>
        <h3>{alumno}</h3>
        <Text dim small>
          {email} · {shortDay(creada)}
        </Text>
      </div>
      <StateBadge meaning={estado === 'inscrito' ? 'good' : 'info'}>
        {events(`registration.${estado}`)}
      </StateBadge>
      <div>
        <Checkbox
          label={t('registrations.attended')}
          aria-label={t('registrations.attendedOf', { name: alumno })}
          checked={asistio !== null}
          disabled={mark.isPending}
          // Taken back, a certificate counts no more, and nothing makes it count again.
          onChange={({ currentTarget: { checked } }) =>
            !checked && givesCertificate ? setAsking(true) : send(checked)
          }
        />
        <ErrorBanner error={isAsking ? null : mark.error} />
        <ConfirmDialog
          opened={isAsking}
          title={t('registrations.takeBack.title', { name: alumno })}
          confirmLabel={t('registrations.takeBack.confirm')}
          destructive
          busy={mark.isPending}
          onConfirm={() => send(false)}
          onCancel={() => setAsking(false)}
        >
          <p>{t('registrations.takeBack.body')}</p>
          <ErrorBanner error={mark.error} />
        </ConfirmDialog>
      </div>
      {givesCertificate && (
        <div>{asistio !== null && <Certificate idEvento={idEvento} idAlumno={idAlumno} name={alumno} />}</div>
      )}
    </Row>
  );
}

function Certificate({ idEvento, idAlumno, name }: { idEvento: number; idAlumno: number; name: string }) {
  const t = useTexts('eventForm');
  const issue = useSend(issueEventCertificate, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t('registrations.certificateOf', { name })}
        loading={issue.isPending}
        onClick={() => issue.mutate({ body: { idEvento, idAlumno } })}
      >
        {t('registrations.certificate')}
      </Button>
      <ErrorBanner error={issue.error} />
    </>
  );
}

function Export({ idEvento }: { idEvento: number }) {
  const t = useTexts('eventForm');
  const send = useSend(exportEventRegistrations, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`registrations.export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { idEvento, formato } })}
    />
  );
}
