import { Image, Stack } from '@mantine/core';
import type { ProgrammeDetail as Programme } from '@portal/contract/programmes';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Columns } from '../../ui/Columns.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { Joining } from './Joining.tsx';
import { ProgrammeDocuments } from './ProgrammeDocuments.tsx';
import type { ReaderCalls } from './reader-calls.ts';

interface Props {
  programme: Programme;
  calls: ReaderCalls;
}

/** What a programme is and what it offers, with what the reader can do beside it. */
export function ProgrammeDetail({ programme, calls }: Props) {
  const t = useTexts('programmes');
  const { titulo, entradilla, idioma, descripcion, urlImagen } = programme;
  return (
    <>
      <div lang={idioma}>
        <PageHead title={titulo} ownTitle context={entradilla} />
      </div>
      <Columns start="minmax(0, 1fr)" end="minmax(18rem, 22rem)">
        <div>
          <Section title={t('about')}>
            {urlImagen !== null && (
              <Image src={urlImagen} alt="" h={96} w="auto" maw="100%" fit="contain" mb="md" />
            )}
            <RichText html={descripcion} lang={idioma} />
          </Section>
          <Offers programme={programme} />
          {programme.numDocumentos > 0 && (
            <ProgrammeDocuments programme={programme} document={calls.document} />
          )}
        </div>
        <div>
          <Section title={t('joining')}>
            <Joining programme={programme} calls={calls} />
          </Section>
          <Conditions programme={programme} />
        </div>
      </Columns>
    </>
  );
}

function Conditions({ programme }: { programme: Programme }) {
  const t = useTexts('programmes');
  const { day } = useFormat();
  const { patrocinador, desde, hasta, para, exigeDedicacion } = programme;
  return (
    <Section title={t('conditions')}>
      <Facts
        facts={[
          { label: t('facts.sponsor'), value: patrocinador },
          {
            label: t('facts.period'),
            value:
              hasta === null
                ? t('since', { day: day(desde) })
                : t('period', { from: day(desde), to: day(hasta) }),
          },
          { label: t('facts.audience'), value: t(`audience.${para}`) },
          { label: t('facts.dedication'), value: exigeDedicacion && t('dedication') },
        ]}
      />
    </Section>
  );
}

/** Students read the newest of its offers; who sees no offers reads how many there are. */
function Offers({ programme: { ofertas, numOfertas } }: { programme: Programme }) {
  const t = useTexts('programmes');
  return (
    <Section title={t('offersTitle')}>
      <Stack gap="xs">
        {ofertas.length > 0 && (
          <EntryList dense>
            {ofertas.map(({ urlAcceso, tipo, titulo }) => (
              <li key={urlAcceso}>
                <ScreenLink to={tipo === 'practicas' ? 'internshipOffer' : 'jobOffer'} params={{ urlAcceso }}>
                  {titulo}
                </ScreenLink>
              </li>
            ))}
          </EntryList>
        )}
        {numOfertas > ofertas.length && <p>{t('offers', { count: numOfertas })}</p>}
        <Text dim small>
          {t(numOfertas === 0 ? 'noOffers' : 'offersHelp')}
        </Text>
      </Stack>
    </Section>
  );
}
