import {
  countPending,
  listPendingStudents,
  rejectStudent,
  validateStudent,
} from '@portal/contract/validations';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { ClaimCard } from './Claim.tsx';
import classes from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { ReviewedStudent } from './reviewed.ts';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  student: ReviewedStudent;
  next: number | null;
  /** The link to go on with when somebody else was quicker. */
  goOn: ReactNode;
}

const changed = [countPending, listPendingStudents];

export function StudentDecision({ student, next, goOn }: Props) {
  const t = useTexts('validations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const [isLate, setLate] = useState(false);
  const { search } = usePendingSearch();
  const { idAlumno } = student;
  const name = `${student.nombre} ${student.apellidos}`;

  const leave = (title: string) => {
    showNotice(title, t('decide.told', { company: name }));
    navigate(
      next === null
        ? `${pathTo('management')}${addressOf(search, 'estudiantes')}`
        : `${pathTo('pendingStudent', { id: next })}${addressOf(search)}`,
    );
  };
  const validate = useSend(validateStudent, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t('decide.studentValidated')),
  });
  const reject = useSend(rejectStudent, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t('decide.studentRejected')),
  });
  const onError = ({ name: refusal }: CallError) => {
    if (refusal !== 'noSuchMove') return;
    setRejecting(false);
    setLate(true);
  };
  if (isLate) {
    return (
      <div className={classes.late}>
        <Banner meaning="info" urgent title={t('decided.student')} action={goOn}>
          <p>{t('decided.studentText')}</p>
        </Banner>
      </div>
    );
  }
  return (
    <>
      <ClaimCard tipo="alumno" objeto={String(idAlumno)} asignada={student.asignada}>
        {next !== null && (
          <ScreenLink to="pendingStudent" params={{ id: next }} search={addressOf(search)}>
            {t('decide.skip')}
          </ScreenLink>
        )}
      </ClaimCard>
      <Decision
        approveLabel={t(next === null ? 'decide.validateLast' : 'decide.validate')}
        onApprove={() => validate.mutate({ body: { idAlumno } }, { onError })}
        onReject={() => setRejecting(true)}
        busy={validate.isPending}
        listens={!isRejecting}
      >
        <ErrorBanner error={validate.error} />
      </Decision>
      <RejectDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('reject.studentTitle')}
        text={t('reject.studentText', { name })}
        help={t('reject.studentHelp')}
        scope="alumnos"
        name={`student.${idAlumno}`}
        error={reject.error}
        busy={reject.isPending}
        onReject={(motivo) => reject.mutateAsync({ body: { idAlumno, motivo } }, { onError })}
      />
    </>
  );
}
