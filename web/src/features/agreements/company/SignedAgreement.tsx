import { Title } from '@mantine/core';
import { listAgreements } from '@portal/contract/agreements';
import { IconSignature } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';

/** Leads to the one agreement that awaits the company's signature, or has it chosen. */
export default function SignedAgreement() {
  const t = useTexts('agreements');
  const view = useTexts('agreementView');
  const titles = useTitles();
  const pathTo = usePathTo();
  const { day } = useFormat();
  const { opciones } = useBrand();
  const query = useCall(listAgreements, {});
  const waiting = query.data?.filter(
    ({ estado, tramitacionManual }) => estado === 'generado' && tramitacionManual === false,
  );
  const [only] = waiting ?? [];
  if (waiting?.length === 1 && only !== undefined)
    return <Navigate to={pathTo('agreement', { idConvenio: String(only.idConvenio) })} replace />;
  return (
    <>
      <PageHead title={titles('signedAgreement')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {() =>
          waiting === undefined || waiting.length === 0 ? (
            <EmptyState
              icon={<IconSignature size={28} />}
              title={t('nothingToSign.title')}
              action={
                opciones.crearConvenios && (
                  <ScreenButton to="newAgreement">{t('nothingToSign.action')}</ScreenButton>
                )
              }
            >
              {t('nothingToSign.text')}
            </EmptyState>
          ) : (
            <>
              <Text mb="md">{t('choose')}</Text>
              <EntryList boxed>
                {waiting.map(({ idConvenio, numero, creado }) => (
                  <li key={idConvenio}>
                    <Row columns={{ wide: 'minmax(0, 1fr) auto' }}>
                      <Title order={2} size="h3">
                        <ScreenLink to="agreement" params={{ idConvenio }} className={entryLink}>
                          {view('numbered', { number: numero ?? '' })}
                        </ScreenLink>
                      </Title>
                      <Text dim small>
                        {t('made', { day: day(creado) })}
                      </Text>
                    </Row>
                  </li>
                ))}
              </EntryList>
            </>
          )
        }
      </CallView>
    </>
  );
}
