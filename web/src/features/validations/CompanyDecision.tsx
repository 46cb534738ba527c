import {
  countPending,
  getPendingOffer,
  listPendingCompanies,
  rejectCompany,
  validateCompany,
} from '@portal/contract/validations';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/call-error.ts';
import { useSend } from '../../lib/calls.ts';
import { useTexts } from '../../lib/i18n.ts';
import { showNotice } from '../../lib/notices.ts';
import { usePathTo } from '../../lib/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import classes from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { ReviewedCompany } from './reviewed.ts';

interface Props {
  company: ReviewedCompany['empresa'];
  next: number | null;
  /** The link to go on with when somebody else was quicker. */
  goOn: ReactNode;
}

const changed = [countPending, listPendingCompanies, getPendingOffer];

export function CompanyDecision({ company, next, goOn }: Props) {
  const t = useTexts('validations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const [isLate, setLate] = useState(false);
  const { idEmpresa, nombreComercial } = company;

  const leave = (title: string) => {
    showNotice(title, t('decide.told', { company: nombreComercial }));
    navigate(next === null ? `${pathTo('management')}?ver=empresas` : pathTo('pendingCompany', { id: next }));
  };
  const validate = useSend(validateCompany, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t('decide.validated')),
  });
  const reject = useSend(rejectCompany, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t('decide.companyRejected')),
  });
  const onError = ({ name }: CallError) => {
    if (name !== 'noSuchMove') return;
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
      <Decision
        approveLabel={t(next === null ? 'decide.validateLast' : 'decide.validate')}
        onApprove={() => validate.mutate({ body: { idEmpresa } }, { onError })}
        onReject={() => setRejecting(true)}
        busy={validate.isPending}
        listens={!isRejecting}
      >
        <ErrorBanner error={validate.error} />
      </Decision>
      <RejectDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('reject.companyTitle')}
        text={t('reject.companyText', { company: nombreComercial })}
        name={`company.${idEmpresa}`}
        error={reject.error}
        busy={reject.isPending}
        onReject={(motivo) => reject.mutateAsync({ body: { idEmpresa, motivo } }, { onError })}
      />
    </>
  );
}
