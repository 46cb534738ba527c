import { Anchor, Button, Group, Title } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import {
  acceptStudyRequest,
  listStudyRequests,
  refuseStudyRequest,
  type WaitingStudyRequest,
} from '@portal/contract/study-requests';
import { countPending } from '@portal/contract/validations';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Row } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { Text } from '../../ui/Text.tsx';
import { Claim } from './Claim.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { sentOf, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingStudyRequests(props: TabProps) {
  const { search } = usePendingSearch();
  const { query: paging } = pageOf(props.page);
  const query = useCall(listStudyRequests, { query: { ...paging, ...sentOf(search) } }, whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="estudios"
      query={query}
      rowsOf={({ solicitudes }) => solicitudes}
      keyOf={({ id }) => id}
    >
      {(request) => <RequestRow request={request} />}
    </WaitingList>
  );
}

const changed = [countPending, listStudyRequests, listActs];

/** What a student asks for, with what stands there now; settled where it is read. */
function RequestRow({ request }: { request: WaitingStudyRequest }) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  const [isRefusing, setRefusing] = useState(false);
  const { id, tipo, alumno, estudio, observaciones, fichero, solicitada, asignada } = request;
  const person = `${alumno.nombre} ${alumno.apellidos}`;
  const done = (title: string) => showNotice(title, t('decide.told', { company: person }));
  const accept = useSend(acceptStudyRequest, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => done(t('studies.accepted')),
  });
  const refuse = useSend(refuseStudyRequest, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => done(t('studies.refused')),
  });
  const degree = estudio?.titulo ?? name('titulaciones', estudio?.idTitulacion ?? request.idTitulacion);
  return (
    <Row columns={{ medium: 'minmax(0, 1fr) 7rem 14rem', wide: 'minmax(0, 1fr) 7rem 14rem' }}>
      <div>
        <Title order={2} size="h3" className={classes.title} tabIndex={-1} data-walk>
          {t(`studies.what.${tipo}`)}: {degree}
        </Title>
        <Text dim small>
          {person} · {alumno.email}
        </Text>
        <AskedData request={request} />
        {observaciones !== null && <p className={classes.note}>{observaciones}</p>}
        {fichero !== null && (
          <p>
            <Anchor href={fichero.url} target="_blank" rel="noopener">
              {fichero.nombre}
              <NewTabMark />
            </Anchor>
          </p>
        )}
        <ErrorBanner error={accept.error} />
      </div>
      <Waiting since={solicitada} />
      <Group gap="xs" align="stretch">
        <Claim tipo="estudios" objeto={String(id)} asignada={asignada} what={person} />
        <Button
          data-size="xs"
          loading={accept.isPending}
          onClick={() => accept.mutate({ body: { id } })}
          aria-label={t('studies.acceptOf', { name: person })}
        >
          {t('studies.accept')}
        </Button>
        <Button
          variant="default"
          data-size="xs"
          onClick={() => setRefusing(true)}
          aria-label={t('studies.refuseOf', { name: person })}
        >
          {t('studies.refuse')}
        </Button>
      </Group>
      <RejectDialog
        opened={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('studies.refuseTitle')}
        text={t('studies.refuseText', { name: person })}
        help={t('studies.refuseHelp')}
        scope="estudios"
        name={`study.${id}`}
        error={refuse.error}
        busy={refuse.isPending}
        onReject={(motivo) => refuse.mutateAsync({ body: { id, motivo } })}
      />
    </Row>
  );
}

const shown = [
  'actual',
  'curso',
  'ultimoCurso',
  'creditosSuperados',
  'creditosTotales',
  'nota',
  'anioPromocion',
  'idSede',
] as const;
type Shown = (typeof shown)[number];

/** Each datum that would change, as it is now and as it is asked for. */
function AskedData({ request: { datos, estudio } }: { request: WaitingStudyRequest }) {
  const t = useTexts('validations');
  const { campus } = useBrand();
  const { number } = useFormat();
  const words = (field: Shown, value: number | boolean | null | undefined): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return t(value ? 'studies.yes' : 'studies.no');
    if (field === 'idSede') return campus.find(({ idSede }) => idSede === value)?.nombre ?? '–';
    if (field === 'nota') return t('studies.mark', { mark: number(value, { maximumFractionDigits: 2 }) });
    return field === 'anioPromocion' ? String(value) : number(value);
  };
  return (
    <Facts
      layout="rows"
      facts={shown.flatMap((field) => {
        const [before, after] = [estudio?.[field], datos[field]];
        if (after === undefined || after === before || (estudio === null && after === null)) return [];
        const value =
          estudio === null ? words(field, after) : `${words(field, before)} → ${words(field, after)}`;
        return [{ label: t(`studies.fields.${field}`), value }];
      })}
    />
  );
}
