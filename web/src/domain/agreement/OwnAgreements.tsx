import { Anchor, Group, Title } from '@mantine/core';
import { type AgreementCard, listAgreements } from '@portal/contract/agreements';
import { IconDownload, IconSignature } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { ScreenButton, ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { ownMeaning } from './agreement-meaning.ts';

/** The agreements of the company, and where it asks for another one. */
export function OwnAgreements() {
  const t = useTexts('agreements');
  const { crearConvenios } = useBrand().opciones;
  const query = useCall(listAgreements, {});
  // Institutions may stop making agreements here: those made before are still shown.
  if (!crearConvenios && (query.data ?? []).length === 0) return null;
  return (
    <Section
      id="convenios"
      title={t('list.title')}
      action={crearConvenios && <ScreenButton to="newAgreement">{t('list.add')}</ScreenButton>}
    >
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(agreements) =>
          agreements.length === 0 ? (
            <EmptyState icon={<IconSignature size={28} />} title={t('list.none')}>
              {t('list.noneText')}
            </EmptyState>
          ) : (
            <EntryList flush aria-label={t('list.title')}>
              {agreements.map((agreement) => (
                <li key={agreement.idConvenio}>
                  <AgreementRow agreement={agreement} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </Section>
  );
}

function AgreementRow({ agreement }: { agreement: AgreementCard }) {
  const t = useTexts('agreements');
  const view = useTexts('agreementView');
  const { day } = useFormat();
  const { idConvenio, numero, estado, fechaCaducidad, fichero } = agreement;
  const name = numero === null ? t('draftTitle') : view('numbered', { number: numero });
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={3}>
          <ScreenLink to="agreement" params={{ idConvenio }} fz="inherit" fw="inherit">
            {name}
          </ScreenLink>
        </Title>
        <Text dim small>
          {fechaCaducidad !== null
            ? t('list.until', { day: day(fechaCaducidad) })
            : agreement.sincaducidad && t('list.endless')}
        </Text>
      </div>
      <Group>
        <StateBadge meaning={ownMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
      </Group>
      {fichero && (
        <Anchor href={fichero.url} download={fichero.nombre} aria-label={t('list.downloadOf', { name })}>
          <Group gap="0.25rem" component="span" wrap="nowrap">
            <IconDownload size={16} aria-hidden /> {t('list.download')}
          </Group>
        </Anchor>
      )}
    </Row>
  );
}
