import type { Answer } from '@portal/contract/endpoint';
import { listPendingStudents } from '@portal/contract/validations';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './Inbox.module.css';
import { Waiting } from './Waiting.tsx';
import { type TabProps, WaitingList } from './WaitingList.tsx';
import { pageOf, whileWaiting } from './waiting.ts';

export function PendingStudents(props: TabProps) {
  const query = useCall(listPendingStudents, pageOf(props.page), whileWaiting);
  return (
    <WaitingList
      {...props}
      tab="estudiantes"
      query={query}
      rowsOf={({ alumnos }) => alumnos}
      keyOf={({ idAlumno }) => idAlumno}
    >
      {(student) => <StudentRow student={student} />}
    </WaitingList>
  );
}

type PendingStudent = Answer<typeof listPendingStudents>['alumnos'][number];

function StudentRow({ student }: { student: PendingStudent }) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  const { idAlumno, nombre, apellidos, email, idTitulacion, situacion, fecha } = student;
  return (
    <article className={classes.row} data-kind="student">
      <div className={classes.main}>
        <h2 className={classes.title}>
          <ScreenLink to="pendingStudent" params={{ id: idAlumno }} className={classes.link} data-walk>
            {nombre} {apellidos}
          </ScreenLink>
        </h2>
        <p className={classes.dim}>{email}</p>
      </div>
      <p className={classes.dim}>{name('titulaciones', idTitulacion)}</p>
      <p className={classes.dim}>{t(`student.${situacion}`)}</p>
      <Waiting since={fecha} />
    </article>
  );
}
