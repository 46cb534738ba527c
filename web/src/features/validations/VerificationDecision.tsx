import { listActs } from '@portal/contract/audit';
import { getManagedCompany } from '@portal/contract/companies';
import { acceptVerification, rejectVerification } from '@portal/contract/company-verification';
import { countPending, listPendingCompanies } from '@portal/contract/validations';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { CompanyClaim } from './CompanyClaim.tsx';
import classes from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { forgetCompany } from './pending-company.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { ReviewedCompany } from './reviewed.ts';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  company: ReviewedCompany['empresa'];
  /** It names the change that was read. */
  fecha: string;
  next: number | null;
  /** The link to go on with when somebody else was quicker. */
  goOn: ReactNode;
}

/** Accepts what a company wants to change of what was verified, or turns it down. */
export function VerificationDecision({ company, fecha, next, goOn }: Props) {
  const t = useTexts('validations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const [isLate, setLate] = useState(false);
  const { search } = usePendingSearch();
  const { idEmpresa, nombreComercial } = company;
  const leave = async (title: string) => {
    showNotice(title, t('decide.told', { company: nombreComercial }));
    await navigate(
      next === null
        ? `${pathTo('management')}${addressOf(search, 'empresas')}`
        : `${pathTo('managedCompany', { id: next })}${addressOf(search)}`,
    );
    // A manager who comes back to it is told that it waits no more.
    forgetCompany(idEmpresa);
  };
  const invalidates = [countPending, listPendingCompanies, getManagedCompany, listActs];
  const accept = useSend(acceptVerification, {
    quiet: true,
    invalidates,
    onSuccess: () => leave(t('decide.changeAccepted')),
  });
  const reject = useSend(rejectVerification, {
    quiet: true,
    invalidates,
    onSuccess: () => leave(t('decide.changeRejected')),
  });
  const onError = ({ name }: CallError) => {
    if (name !== 'noSuchMove' && name !== 'cannotChangeState') return;
    setRejecting(false);
    setLate(true);
  };
  if (isLate) {
    return (
      <div className={classes.late}>
        <Banner meaning="info" urgent title={t('decided.company')} action={goOn}>
          <p>{t('decided.companyText')}</p>
        </Banner>
      </div>
    );
  }
  return (
    <>
      <CompanyClaim company={company} next={next} />
      <Decision
        approveLabel={t(next === null ? 'decide.changeLast' : 'decide.changeNext')}
        onApprove={() => accept.mutate({ body: { idEmpresa, fecha } }, { onError })}
        onReject={() => setRejecting(true)}
        busy={accept.isPending}
        listens={!isRejecting}
      >
        <ErrorBanner error={accept.error} />
      </Decision>
      <RejectDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('reject.changeTitle')}
        text={t('reject.changeText', { company: nombreComercial })}
        help={t('reject.reasonHelp')}
        scope="verificaciones"
        name={`company.${idEmpresa}.change`}
        error={reject.error}
        busy={reject.isPending}
        onReject={(motivo) => reject.mutateAsync({ body: { idEmpresa, fecha, motivo } }, { onError })}
      />
    </>
  );
}
