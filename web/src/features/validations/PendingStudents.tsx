import { Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { listPendingStudents } from '@portal/contract/validations';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { ClaimBadge } from './Claim.tsx';
import { addressOf, sentOf, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingStudents(props: TabProps) {
  const { search } = usePendingSearch();
  const { query: paging } = pageOf(props.page);
  const query = useCall(listPendingStudents, { query: { ...paging, ...sentOf(search) } }, whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="estudiantes"
      query={query}
      rowsOf={({ alumnos }) => alumnos}
      keyOf={({ idAlumno }) => idAlumno}
    >
      {(student) => <StudentRow student={student} search={addressOf(search)} />}
    </WaitingList>
  );
}

type PendingStudent = Answer<typeof listPendingStudents>['alumnos'][number];

function StudentRow({ student, search }: { student: PendingStudent; search: string }) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  const { idAlumno, nombre, apellidos, email, idTitulacion, situacion, fecha, asignada } = student;
  return (
    <Row columns={{ medium: 'minmax(0, 1fr) 10rem 6.5rem 5.5rem', wide: 'minmax(0, 1fr) 20rem 8rem 7rem' }}>
      <div>
        <Title order={2} size="h3" className={classes.title}>
          <ScreenLink
            to="pendingStudent"
            params={{ id: idAlumno }}
            search={search}
            className={entryLink}
            data-walk
          >
            {nombre} {apellidos}
          </ScreenLink>
          <ClaimBadge asignada={asignada} />
        </Title>
        <Text dim small>
          {email}
        </Text>
      </div>
      <Text dim small>
        {name('titulaciones', idTitulacion)}
      </Text>
      <Text dim small>
        {t(`student.${situacion}`)}
      </Text>
      <Waiting since={fecha} />
    </Row>
  );
}
