import { Box, Button, Checkbox, Group, Title } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import { maxPutForward } from '@portal/contract/preregistrations';
import { exportStudents, type ListedStudent, listStudents } from '@portal/contract/students';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { RequestDocument } from './RequestDocument.tsx';
import { StudentSearch } from './StudentSearch.tsx';
import classes from './students.module.css';
import { rowsPerPage, type Search, sentOf, useStudentSearch } from './useStudentSearch.ts';

/** All students, by what they study, what they may do and what they ask for. */
export default function Students() {
  const t = useTexts('students');
  const record = useTexts('studentRecord');
  const { search, set, turn } = useStudentSearch();
  const { page, ...filters } = search;
  const sent = sentOf(filters);
  const query = useCall(
    listStudents,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(sent).length > 0;
  // Kept from page to page: who is looked for by several searches goes together.
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [asks, setAsks] = useState(false);
  const choose = (idAlumno: number, isChosen: boolean) =>
    setChosen((before) =>
      isChosen ? [...before, idAlumno].slice(0, maxPutForward) : before.filter((id) => id !== idAlumno),
    );
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        onPhone="title"
        action={<ScreenButton to="studentImports">{t('import')}</ScreenButton>}
      />
      <StudentSearch search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={t('title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        actions={<Export search={search} />}
        note={
          chosen.length > 0 && (
            <Card component={Group} gap="0.5rem 1rem" mb="xs">
              <p role="status">{t('chosen', { count: chosen.length })}</p>
              <ScreenButton to="preregister" search={`?alumnos=${chosen.join(',')}`}>
                {t('preregister')}
              </ScreenButton>
              <Button variant="default" onClick={() => setAsks(true)}>
                {record('requests.ask')}
              </Button>
              <Button variant="subtle" onClick={() => setChosen([])}>
                {t('chooseNone')}
              </Button>
            </Card>
          )
        }
        nothing={
          <NothingFound
            icon={<IconUsers size={28} />}
            isFiltered={isFiltered}
            all="managedStudents"
            textOf={t}
          />
        }
        rowsOf={({ alumnos }) =>
          alumnos.map((student) => ({
            id: student.idAlumno,
            row: (
              <StudentRow
                student={student}
                isChosen={chosen.includes(student.idAlumno)}
                onChoose={(isChosen) => choose(student.idAlumno, isChosen)}
              />
            ),
          }))
        }
      />
      <Box mt="xl">
        <Section title={t('parts.exports')}>
          <ActHistory tipo="portal" objeto="estudiantes" />
        </Section>
      </Box>
      <RequestDocument
        opened={asks}
        students={chosen}
        onClose={() => setAsks(false)}
        onAsked={() => setChosen([])}
      />
    </>
  );
}

function Export({ search: { page, conSolicitudes, ...filters } }: { search: Search }) {
  const t = useTexts('students');
  const send = useSend(exportStudents, {
    quiet: true,
    invalidates: [listActs],
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
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={start}
    />
  );
}

interface RowProps {
  student: ListedStudent;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function StudentRow({ student, isChosen, onChoose }: RowProps) {
  const t = useTexts('students');
  const { name } = useCatalogue();
  const { idAlumno, nombre, apellidos, email, estudio, tipo, estado, ultimoAcceso } = student;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)' }}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Checkbox
          className={classes.choice ?? ''}
          aria-label={t('choose', { name: `${nombre} ${apellidos}` })}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
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
      </Group>
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
