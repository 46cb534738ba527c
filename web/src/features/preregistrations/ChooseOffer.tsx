import { Button } from '@mantine/core';
import { getManagedOffer, listManagedOffers } from '@portal/contract/managed-offers';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  urlOferta: string | null;
  onChoose: (urlOferta: string | null) => void;
}

/** The offer that students are put forward for: the one that is chosen, or open ones to choose from. */
export function ChooseOffer({ urlOferta, onChoose }: Props) {
  const t = useTexts('preregistrations');
  return (
    <Section
      title={t('offer.title')}
      action={
        urlOferta !== null && (
          <Button variant="default" data-size="xs" onClick={() => onChoose(null)}>
            {t('offer.other')}
          </Button>
        )
      }
    >
      {urlOferta === null ? <OpenOffers onChoose={onChoose} /> : <ChosenOffer urlOferta={urlOferta} />}
    </Section>
  );
}

function ChosenOffer({ urlOferta }: { urlOferta: string }) {
  const t = useTexts('preregistrations');
  const query = useCall(getManagedOffer, { params: { id: urlOferta } });
  return (
    <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
      {({ resumen, actos }) => (
        <>
          <Text strong>
            <ScreenLink to="managedOffer" params={{ id: resumen.urlAcceso }}>
              {resumen.titulo}
            </ScreenLink>
          </Text>
          <Text dim small>
            {resumen.empresa}
          </Text>
          {!actos.includes('preinscribir') && <Banner meaning="warning" title={t('offer.notOpen')} />}
        </>
      )}
    </CallView>
  );
}

const shown = 10;

function OpenOffers({ onChoose }: { onChoose: (urlOferta: string) => void }) {
  const t = useTexts('preregistrations');
  const [texto, setTexto] = useState('');
  const query = useCall(
    listManagedOffers,
    { query: { porPagina: shown, estadoOferta: 'abierta', ...(texto !== '' && { texto }) } },
    { keepPrevious: true },
  );
  return (
    <>
      <SearchBar text={texto} onSearch={setTexto} label={t('offer.search')} submitLabel={t('offer.submit')}>
        {() => null}
      </SearchBar>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {({ ofertas }) => (
          <>
            {ofertas.length === 0 && (
              <Text dim small>
                {t('offer.none')}
              </Text>
            )}
            <EntryList dense>
              {ofertas.map(({ urlAcceso, titulo, empresa }) => (
                <li key={urlAcceso}>
                  <Row columns={{ medium: 'minmax(0, 1fr) auto', wide: 'minmax(0, 1fr) auto' }}>
                    <div>
                      <Text strong>{titulo}</Text>
                      <Text dim small>
                        {empresa}
                      </Text>
                    </div>
                    <Button
                      variant="default"
                      data-size="xs"
                      aria-label={t('offer.chooseOf', { title: titulo })}
                      onClick={() => onChoose(urlAcceso)}
                    >
                      {t('offer.choose')}
                    </Button>
                  </Row>
                </li>
              ))}
            </EntryList>
          </>
        )}
      </CallView>
    </>
  );
}
