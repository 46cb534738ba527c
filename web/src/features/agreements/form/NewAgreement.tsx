import { getAgreement, startAgreement } from '@portal/contract/agreements';
import { IconFileCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import type { OwnAgreement } from '../own-agreement.ts';
import { AgreementForm } from './AgreementForm.tsx';

/** Reviewers write while the form is open. */
const askAgainSeconds = 30;

/** The form by which a company asks for an agreement, or corrects one that isn't signed or was returned (`?convenio=`). */
export default function NewAgreement() {
  const [search] = useSearchParams();
  const returned = search.get('convenio') ?? '';
  return /^\d{1,9}$/.test(returned) ? <Written id={Number(returned)} /> : <Draft />;
}

function Draft() {
  const t = useTexts('agreementForm');
  const titles = useTitles();
  const query = useCall(startAgreement, {});
  if (query.data !== undefined) return <Written key={query.data.idConvenio} id={query.data.idConvenio} />;
  return (
    <>
      <PageHead title={titles('newAgreement')} context={t('context')} />
      <CallView query={query}>{() => null}</CallView>
    </>
  );
}

/** As long as a company can change what it asks for. */
const written: readonly OwnAgreement['estado'][] = ['borrador', 'generado', 'erroneo'];

function Written({ id }: { id: number }) {
  const t = useTexts('agreementForm');
  const titles = useTitles();
  const query = useCall(getAgreement, { params: { id } }, { everySeconds: askAgainSeconds });
  const { estado, numero } = query.data ?? {};
  const isWritten = estado === undefined || written.includes(estado);
  return (
    <>
      <PageHead
        title={titles('newAgreement')}
        context={
          estado === 'erroneo' || estado === 'generado'
            ? t(estado === 'erroneo' ? 'correcting' : 'correctingUnsigned', { number: numero ?? '' })
            : t('context')
        }
      />
      <CallView query={query}>
        {(agreement) =>
          isWritten ? (
            <AgreementForm agreement={agreement} />
          ) : (
            <EmptyState
              icon={<IconFileCheck size={28} />}
              title={t('generated.title')}
              action={
                <ScreenButton to="agreement" params={{ idConvenio: id }}>
                  {t('generated.see')}
                </ScreenButton>
              }
            >
              {t('generated.text')}
            </EmptyState>
          )
        }
      </CallView>
    </>
  );
}
