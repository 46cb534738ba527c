import { Button, Stack, TextInput } from '@mantine/core';
import {
  downloadEventCertificate,
  enrolInEvent,
  getEvent,
  listEvents,
  type OwnEvent,
  withdrawFromEvent,
} from '@portal/contract/events';
import { attendEvent } from '@portal/contract/schemas/events';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

const stale = [getEvent, listEvents];

interface Props {
  event: OwnEvent;
  /** Called once it has been done. */
  done: () => void;
}

/** What a student can do about an event: enrol, withdraw, say that they are there. */
export function Enrolment({ event }: { event: OwnEvent }) {
  const t = useTexts('events');
  const place = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  // What was pressed goes away with the answer: the focus stays where the answer is.
  const done = () => {
    isDone.current = true;
    place.current?.focus();
  };
  const { inscripcion } = event;
  const [before, setBefore] = useState(inscripcion);
  useEffect(() => {
    if (before === inscripcion) return;
    setBefore(inscripcion);
    // A dialog gave it back to the button, which is gone by now. What others changed leaves the page as it is.
    if (isDone.current && document.activeElement === document.body) place.current?.focus();
    isDone.current = false;
  }, [before, inscripcion]);
  // Of what is over the page says so above.
  if (event.estado !== 'proximo' && event.inscripcion === null && !event.asistio) return null;
  return (
    <Section title={t('enrol.title')}>
      <Stack ref={place} tabIndex={-1}>
        {event.asistio && <Attended event={event} />}
        {event.inscripcion === null ? (
          <Enrol event={event} done={done} />
        ) : (
          <Enrolled event={event} done={done} />
        )}
        {event.puedeAsistir && <Attend event={event} done={done} />}
      </Stack>
    </Section>
  );
}

function Attended({ event }: { event: OwnEvent }) {
  const t = useTexts('events');
  const { idEvento, urlEvento, certificado, puedeCertificado, estado } = event;
  const download = useSend(downloadEventCertificate, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Banner meaning="good" title={t('enrol.attended')}>
        {certificado && estado === 'proximo' && <p>{t('enrol.certificateLater')}</p>}
      </Banner>
      {puedeCertificado && (
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({ body: { idEvento, urlEvento } })}
        >
          {t('enrol.certificate')}
        </Button>
      )}
      <ErrorBanner error={download.error} />
    </>
  );
}

function Enrol({ event: { idEvento, urlEvento, cerrada, libres }, done }: Props) {
  const t = useTexts('events');
  const enrol = useSend(enrolInEvent, {
    quiet: true,
    invalidates: stale,
    onSuccess: ({ estado }) => {
      showNotice(t(`enrol.done.${estado}`));
      done();
    },
  });
  if (cerrada !== null) return <p>{t(`closed.${cerrada}`)}</p>;
  return (
    <>
      {libres === 0 && <p>{t('enrol.full')}</p>}
      <ErrorBanner error={enrol.error} />
      <Button loading={enrol.isPending} onClick={() => enrol.mutate({ body: { idEvento, urlEvento } })}>
        {t(libres === 0 ? 'enrol.wait' : 'enrol.button')}
      </Button>
    </>
  );
}

function Enrolled({ event, done }: Props) {
  const t = useTexts('events');
  const [isAsking, setAsking] = useState(false);
  const { idEvento, urlEvento, inscripcion, posicion, estado, plazas, titulo } = event;
  const withdraw = useSend(withdrawFromEvent, {
    quiet: true,
    invalidates: stale,
    onSuccess: () => {
      setAsking(false);
      showNotice(t('withdraw.done'));
      done();
    },
  });
  const what = inscripcion === 'espera' ? 'waiting' : plazas === null ? 'open' : 'place';
  return (
    <>
      <Banner
        meaning={inscripcion === 'inscrito' ? 'good' : 'info'}
        title={posicion === null ? t('registration.inscrito') : t('enrol.waiting', { position: posicion })}
      />
      {estado === 'proximo' && !hasPassed(event.fecha) && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('withdraw.button')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.button')}
        cancelLabel={t('withdraw.keep')}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { idEvento, urlEvento } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t(`withdraw.text.${what}`, { title: titulo })}</p>
        <ErrorBanner error={withdraw.error} />
      </ConfirmDialog>
    </>
  );
}

function Attend({ event: { idEvento, urlEvento }, done }: Props) {
  const t = useTexts('events');
  const attend = useSend(attendEvent, { quiet: true, invalidates: stale, onSuccess: done });
  const form = useContractForm({
    schema: bodyOf(attendEvent),
    initialValues: { idEvento, urlEvento, codigo: '' },
    onSubmit: (body) => attend.mutateAsync({ body }),
  });
  return (
    <form {...form.formProps}>
      <Stack gap="xs">
        <Text dim small>
          {t('attend.help')}
        </Text>
        <TextInput
          label={t('attend.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...form.getInputProps('codigo')}
          data-path="codigo"
        />
        <ErrorBanner error={attend.error?.fields.length === 0 ? attend.error : null} />
        <Button type="submit" loading={form.submitting}>
          {t('attend.button')}
        </Button>
      </Stack>
    </form>
  );
}
