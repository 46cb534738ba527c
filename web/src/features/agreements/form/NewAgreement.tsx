import { Box } from '@mantine/core';
import { getAgreement, listAgreements, startAgreement } from '@portal/contract/agreements';
import { IconFileCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
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
  if (query.data !== undefined)
    return (
      <Written key={query.data.idConvenio} id={query.data.idConvenio}>
        <Returned />
      </Written>
    );
  return (
    <>
      <PageHead title={titles('newAgreement')} context={t('context')} />
      <CallView query={query}>{() => null}</CallView>
    </>
  );
}

/** An agreement that was returned, which is corrected in the place of asking for another. */
function Returned() {
  const t = useTexts('agreementForm');
  const { data } = useCall(listAgreements, {});
  const returned = data?.find(({ estado }) => estado === 'erroneo');
  if (returned === undefined) return null;
  return (
    <Box mb="lg">
      <Banner
        meaning="warning"
        title={t('returned.title', { number: returned.numero ?? '' })}
        action={
          <ScreenLink to="newAgreement" search={`?convenio=${returned.idConvenio}`}>
            {t('returned.action')}
          </ScreenLink>
        }
      >
        <p>{t('returned.text')}</p>
      </Banner>
    </Box>
  );
}

/** As long as a company can change what it asks for. */
const written: readonly OwnAgreement['estado'][] = ['borrador', 'generado', 'erroneo'];

function Written({ id, children }: { id: number; children?: ReactNode }) {
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
      {children}
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
