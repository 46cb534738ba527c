import { Flex } from '@mantine/core';
import { listManagedOffers } from '@portal/contract/managed-offers';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';

const shown = 5;

/** The newest offers of a company. */
export function CompanyOffers({ idEmpresa }: { idEmpresa: number }) {
  const t = useTexts('companies');
  const states = useTexts('states');
  const { day } = useFormat();
  const query = useCall(listManagedOffers, {
    query: { pagina: 1, porPagina: shown, idEmpresa: String(idEmpresa) },
  });
  return (
    <Section title={t('offers.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {({ ofertas, numTotal }) =>
          ofertas.length === 0 ? (
            <Text dim small>
              {t('offers.none')}
            </Text>
          ) : (
            <>
              <EntryList flush dense>
                {ofertas.map((offer) => (
                  <li key={offer.idoferta}>
                    <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
                      <ScreenLink to="managedOffer" params={{ id: offer.urlAcceso }}>
                        {offer.titulo}
                      </ScreenLink>
                      <StateBadge meaning={offerMeaning[offer.estadoOferta]}>
                        {states(`offer.${offer.estadoOferta}`)}
                      </StateBadge>
                      <Text component="span" dim small>
                        {day(offer.fecha)} · {t('offers.candidates', { count: offer.numCandidatos })}
                      </Text>
                    </Flex>
                  </li>
                ))}
              </EntryList>
              {numTotal > ofertas.length && (
                <ScreenLink to="managedOffers" search={`?empresa=${idEmpresa}`}>
                  {t('offers.all', { count: numTotal })}
                </ScreenLink>
              )}
            </>
          )
        }
      </CallView>
    </Section>
  );
}
