import { type Cv, editInternshipSearch, editJobSearch } from '@portal/contract/cv';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';

/** What the student is looking for: only kinds of offer that they may see at all. */
export function ActiveSearch({ cv }: { cv: Cv }) {
  const t = useTexts('cv');
  const session = useSession()?.data;
  const options = { invalidates: readFromCv, quiet: true };
  const internships = useSend(editInternshipSearch, options);
  const jobs = useSend(editJobSearch, options);
  return (
    <>
      {session?.conPracticas && !session.soloCiclosUAX && (
        <SavedSwitch
          label={t('interest.internships')}
          description={t('interest.internshipsHelp')}
          checked={cv.busquedaPracticasActiva}
          error={internships.error}
          save={(activa) => internships.mutateAsync({ body: { activa } })}
        />
      )}
      {session?.conEmpleo && (
        <SavedSwitch
          label={t('interest.jobs')}
          description={t('interest.jobsHelp')}
          checked={cv.busquedaTrabajoActiva}
          error={jobs.error}
          save={(activa) => jobs.mutateAsync({ body: { activa } })}
        />
      )}
    </>
  );
}
