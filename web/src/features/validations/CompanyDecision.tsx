import { listActs } from '@portal/contract/audit';
import { getManagedCompany, listContactsOfCompany, listManagedCompanies } from '@portal/contract/companies';
import {
  countPending,
  getPendingOffer,
  listPendingCompanies,
  rejectCompany,
  validateCompany,
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
import { CompanyClaim } from './CompanyClaim.tsx';
import classes from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { forgetCompany } from './pending-company.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { ReviewedCompany } from './reviewed.ts';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  company: ReviewedCompany['empresa'];
  /** Who asks to join a company that is in already; null where it is the company that waits. */
  person: ReviewedCompany['contactos'][number] | null;
  next: number | null;
  /** Others ask to join it too: they come next, on this very page. */
  onStay: (() => Promise<unknown>) | null;
  /** The link to go on with when somebody else was quicker. */
  goOn: ReactNode;
}

const changed = [
  countPending,
  listPendingCompanies,
  getPendingOffer,
  getManagedCompany,
  listManagedCompanies,
  listContactsOfCompany,
  listActs,
];

export function CompanyDecision({ company, person, next, onStay, goOn }: Props) {
  const t = useTexts('validations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const [isLate, setLate] = useState(false);
  const { search } = usePendingSearch();
  const { idEmpresa, nombreComercial } = company;
  const decided = { idEmpresa, ...(person !== null && { idContacto: person.idContacto }) };
  const isLast = next === null && onStay === null;

  const leave = async (title: string) => {
    showNotice(title, t('decide.told', { company: person?.nombre ?? nombreComercial }));
    if (onStay !== null) {
      setRejecting(false);
      await onStay();
      return;
    }
    await navigate(
      next === null
        ? `${pathTo('management')}${addressOf(search, 'empresas')}`
        : `${pathTo('managedCompany', { id: next })}${addressOf(search)}`,
    );
    // A manager who comes back to it is told that it waits no more.
    forgetCompany(idEmpresa);
  };
  const validate = useSend(validateCompany, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t(person === null ? 'decide.validated' : 'decide.letIn')),
  });
  const reject = useSend(rejectCompany, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => leave(t(person === null ? 'decide.companyRejected' : 'decide.personRejected')),
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
  const words =
    person === null
      ? {
          approve: t(isLast ? 'decide.validateLast' : 'decide.validate'),
          title: t('reject.companyTitle'),
          text: t('reject.companyText', { company: nombreComercial }),
          help: t('reject.reasonHelp'),
        }
      : {
          approve: t(isLast ? 'decide.letInLast' : 'decide.letInNext'),
          title: t('reject.personTitle'),
          text: t('reject.personText', { name: person.nombre, company: nombreComercial }),
          help: t('reject.personHelp'),
        };
  return (
    <>
      <CompanyClaim company={company} next={next} />
      <Decision
        approveLabel={words.approve}
        onApprove={() => validate.mutate({ body: decided }, { onError })}
        onReject={() => setRejecting(true)}
        busy={validate.isPending}
        listens={!isRejecting}
      >
        {person !== null && <p>{t('decide.person', { name: person.nombre, company: nombreComercial })}</p>}
        <ErrorBanner error={validate.error} />
      </Decision>
      <RejectDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        title={words.title}
        text={words.text}
        help={words.help}
        scope={person === null ? 'empresas' : 'contactos'}
        name={`company.${idEmpresa}${person === null ? '' : `.${person.idContacto}`}`}
        error={reject.error}
        busy={reject.isPending}
        onReject={(motivo) => reject.mutateAsync({ body: { ...decided, motivo } }, { onError })}
      />
    </>
  );
}
