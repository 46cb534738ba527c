import { Button, Group, Title } from '@mantine/core';
import { exportStudents, type ListedStudent, listStudents } from '@portal/contract/students';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { ListCount } from '../../ui/SearchBar.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { StudentSearch } from './StudentSearch.tsx';
import { rowsPerPage, type Search, sentOf, useStudentSearch } from './useStudentSearch.ts';

/** All students, by what they study, what they may do and what they ask for. */
export default function Students() {
  const t = useTexts('students');
  const { search, set, turn } = useStudentSearch();
  const { page, ...filters } = search;
  const sent = sentOf(filters);
  const query = useCall(
    listStudents,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        action={<ScreenButton to="studentImports">{t('import')}</ScreenButton>}
      />
      <StudentSearch search={search} onSearch={set} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {({ alumnos, numTotal }) => (
          <>
            <ListCount count={t('found', { count: numTotal })}>
              {numTotal > 0 && <ExportButtons search={search} />}
            </ListCount>
            {numTotal === 0 ? (
              <EmptyState
                icon={<IconUsers size={28} />}
                title={t(isFiltered ? 'none' : 'empty')}
                action={
                  isFiltered && (
                    <ScreenButton to="managedStudents" variant="default">
                      {t('all')}
                    </ScreenButton>
                  )
                }
              >
                {t(isFiltered ? 'noneText' : 'emptyText')}
              </EmptyState>
            ) : alumnos.length === 0 ? (
              <PageOver onFirst={() => turn(1)} />
            ) : (
              <>
                <EntryList boxed aria-label={t('title')}>
                  {alumnos.map((student) => (
                    <li key={student.idAlumno}>
                      <StudentRow student={student} />
                    </li>
                  ))}
                </EntryList>
                <Pager page={page} pageSize={rowsPerPage} total={numTotal} onPage={turn} />
              </>
            )}
          </>
        )}
      </CallView>
    </>
  );
}

/** The list as a file, whichever page is open. */
function ExportButtons({ search: { page, conSolicitudes, ...filters } }: { search: Search }) {
  const t = useTexts('students');
  const send = useSend(exportStudents, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { texto, idTitulacion, curso, servicio, tipo } = filters;
  const start = (formato: 'xlsx' | 'csv') =>
    send.mutate({
      body: {
        formato,
        ...(texto !== '' && { texto }),
        ...(idTitulacion !== null && { idTitulacion }),
        ...(curso !== null && { curso }),
        ...(servicio !== null && { servicio }),
        ...(tipo !== null && { tipo }),
        ...(conSolicitudes !== null && { conSolicitudes }),
      },
    });
  return (
    <Group gap="xs">
      {(['xlsx', 'csv'] as const).map((formato) => (
        <Button
          key={formato}
          variant="default"
          data-size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={send.isPending && send.variables.body.formato === formato}
          onClick={() => start(formato)}
        >
          {t(`export.${formato}`)}
        </Button>
      ))}
      <ErrorBanner error={send.error} />
    </Group>
  );
}

function StudentRow({ student }: { student: ListedStudent }) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const { idAlumno, nombre, apellidos, email, estudio, tipo, estado, ultimoAcceso } = student;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedStudent" params={{ id: idAlumno }} className={entryLink}>
            {nombre} {apellidos}
          </ScreenLink>
        </Title>
        <Text dim small>
          {email}
        </Text>
      </div>
      <div>
        <p>{estudio?.titulo ?? name('titulaciones', estudio?.idTitulacion) ?? t('noStudy')}</p>
        <Text dim small>
          {estudio?.actual && estudio.curso !== null && `${t('year', { year: estudio.curso })} · `}
          {t('applications', { count: student.numCandidaturas })}
        </Text>
      </div>
      <Group gap="xs">
        <StateBadge meaning="neutral">{t(`types.${tipo}`)}</StateBadge>
        {estado !== 'activa' && <StateBadge meaning="warning">{t(`states.${estado}`)}</StateBadge>}
        {student.numSolicitudes > 0 && (
          <StateBadge meaning="info">{t('requests', { count: student.numSolicitudes })}</StateBadge>
        )}
        <Text dim small>
          {ultimoAcceso === null ? (
            t('neverIn')
          ) : (
            <>
              {t('lastIn')} <RelativeTime value={ultimoAcceso} />
            </>
          )}
        </Text>
      </Group>
    </Row>
  );
}
