import { Anchor, Flex } from '@mantine/core';
import { identityKindOf } from '@portal/contract/identifiers';
import { listPendingStudents } from '@portal/contract/validations';
import { IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import type { ReviewedStudent } from './reviewed.ts';
import { StudentDecision } from './StudentDecision.tsx';
import { addressOf, sentOf, usePendingSearch } from './usePendingSearch.ts';
import classes from './validations.module.css';
import { nextAfter } from './waiting.ts';

const perPage = 100;

/** Somebody who waits, found in the list of all who do: it has all that is known of them. */
function usePendingStudent(idAlumno: number) {
  const [last, setLast] = useState<{ readonly idAlumno: number; readonly fecha: string }>();
  const query = useCall(listPendingStudents, {
    query: {
      porPagina: perPage,
      // By its last one: a page by number leaves somebody out where another manager decides meanwhile.
      ...(last && { despuesDe: last.idAlumno, despuesDeFecha: last.fecha }),
    },
  });
  const { data } = query;
  const waiting = data?.alumnos ?? [];
  const student = waiting.find((one) => one.idAlumno === idAlumno);
  const lastRead = waiting.length === perPage ? waiting.at(-1) : undefined;
  const isFurther = student === undefined && lastRead !== undefined;
  if (isFurther) setLast(lastRead);
  return {
    query,
    student,
    isGone: data !== undefined && student === undefined && !isFurther,
    next: useNext(waiting, idAlumno, student?.fecha),
  };
}

/** Who comes next: of the list as it was narrowed down, where it was, the one after this. */
function useNext(
  waiting: readonly { readonly idAlumno: number; readonly fecha: string }[],
  idAlumno: number,
  fecha: string | undefined,
): number | null {
  const filters = sentOf(usePendingSearch().search);
  const isFiltered = Object.keys(filters).length > 0;
  const { data } = useCall(
    listPendingStudents,
    { query: { porPagina: 1, despuesDe: idAlumno, ...(fecha && { despuesDeFecha: fecha }), ...filters } },
    { enabled: isFiltered && fecha !== undefined },
  );
  if (isFiltered) return data?.alumnos[0]?.idAlumno ?? null;
  const others = waiting.map((one) => ({ id: one.idAlumno, fecha: one.fecha }));
  return nextAfter(others, idAlumno, fecha);
}

export default function PendingStudent() {
  const { id = '' } = useParams();
  // Each is looked for anew.
  return <Found key={id} idAlumno={Number(id)} />;
}

function Found({ idAlumno }: { idAlumno: number }) {
  const t = useTexts('validations');
  const { query, student, isGone, next } = usePendingStudent(idAlumno);
  if (isGone) {
    return (
      <>
        <PageHead title={t('student.title')} />
        <EmptyState icon={<IconUser size={28} />} title={t('student.gone')} action={<GoOn next={next} />}>
          {t('student.goneBody')}
        </EmptyState>
      </>
    );
  }
  return (
    <CallView query={query}>
      {() => student !== undefined && <Review student={student} next={next} goOn={<GoOn next={next} />} />}
    </CallView>
  );
}

function GoOn({ next }: { next: number | null }) {
  const t = useTexts('validations');
  const { search } = usePendingSearch();
  if (next === null) {
    return (
      <ScreenButton to="management" search={addressOf(search, 'estudiantes')}>
        {t('decide.inbox')}
      </ScreenButton>
    );
  }
  return (
    <ScreenButton to="pendingStudent" params={{ id: next }} search={addressOf(search)}>
      {t('decide.next')}
    </ScreenButton>
  );
}

interface Props {
  student: ReviewedStudent;
  next: number | null;
  goOn: ReactNode;
}

function Review({ student, next, goOn }: Props) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  const { nombre, apellidos, email, tipoIdentificacion, dni, telefono, situacion, idTitulacion, fecha } =
    student;
  return (
    <>
      <PageHead
        title={`${nombre} ${apellidos}`}
        ownTitle
        context={
          <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
            <StateBadge meaning="warning">{t('student.pending')}</StateBadge>
            <span>
              {t('student.asked')} <RelativeTime value={fecha} />
            </span>
          </Flex>
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Section title={t('student.data')} description={t('student.dataText')}>
            <Facts
              layout="rows"
              facts={[
                { label: t('student.name'), value: nombre },
                { label: t('student.surnames'), value: apellidos },
                { label: t(`student.kinds.${tipoIdentificacion ?? identityKindOf(dni ?? '0')}`), value: dni },
                { label: t('student.situation'), value: t(`student.${situacion}`) },
                { label: t('student.degree'), value: name('titulaciones', idTitulacion) },
                { label: t('company.email'), value: <EmailLink address={email} /> },
                {
                  label: t('company.phone'),
                  value: telefono === null ? null : <Anchor href={phoneLink(telefono)}>{telefono}</Anchor>,
                },
              ]}
            />
          </Section>
        </div>
        <aside className={classes.aside}>
          <StudentDecision student={student} next={next} goOn={goOn} />
        </aside>
      </div>
    </>
  );
}
