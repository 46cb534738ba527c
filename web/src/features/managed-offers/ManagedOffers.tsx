import { Group, Title } from '@mantine/core';
import {
  exportManagedOffers,
  type ListedOffer,
  listManagedOffers,
  managedOfferStates,
} from '@portal/contract/managed-offers';
import { IconBriefcase } from '@tabler/icons-react';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { FilteredList, NothingFound } from '../../ui/FilteredList.tsx';
import { OnlyThese } from '../../ui/OnlyThese.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { Text } from '../../ui/Text.tsx';
import { OfferFilters } from './OfferFilters.tsx';
import { type OfferSearch, rowsPerPage, sentOf, useOfferSearch } from './useOfferSearch.ts';

/** All offers, in whatever state. */
export default function ManagedOffers() {
  const t = useTexts('managedOffers');
  const states = useTexts('states');
  const { search, page, set, turn } = useOfferSearch();
  const sent = sentOf(search);
  const query = useCall(
    listManagedOffers,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <OfferFilters search={search} onSearch={set} />
      <FilteredList
        query={query}
        label={t('title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado, empresa }) => (
          <>
            {search.idEmpresa !== null && (
              <OnlyThese clearLabel={t('allCompanies')} onClear={() => set({ empresa: null })}>
                {t('ofCompany', { company: empresa ?? '' })}
              </OnlyThese>
            )}
            <StateFilter
              label={t('filters.estado')}
              anyLabel={t('filters.any')}
              value={search.estadoOferta}
              onChange={(estado) => set({ estado })}
              states={managedOfferStates}
              labelOf={(state) => states(`offer.${state}`)}
              counts={porEstado.map(({ estadoOferta: value, numTotal: count }) => ({ value, count }))}
            />
          </>
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        actions={<Export search={search} />}
        nothing={
          <NothingFound
            icon={<IconBriefcase size={28} />}
            isFiltered={isFiltered}
            all="managedOffers"
            textOf={t}
          />
        }
        rowsOf={({ ofertas }) =>
          ofertas.map((offer) => ({ id: offer.idoferta, row: <OfferRow offer={offer} /> }))
        }
      />
    </>
  );
}

function Export({ search }: { search: OfferSearch }) {
  const t = useTexts('managedOffers');
  const send = useSend(exportManagedOffers, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { idEmpresa, ...filters } = sentOf(search);
  const body = { ...filters, ...(idEmpresa && { idEmpresa: Number(idEmpresa) }) };
  return (
    <ExportButtons
      labelOf={(formato) => t(`export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { formato, ...body } })}
    />
  );
}

function OfferRow({ offer }: { offer: ListedOffer }) {
  const t = useTexts('managedOffers');
  const states = useTexts('states');
  const { day } = useFormat();
  const { urlAcceso, titulo, referencia, tipo, empresa, estadoOferta, fecha, fechaCaducidad } = offer;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedOffer" params={{ id: urlAcceso }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </Title>
        <Text dim small>
          {empresa} · {t(`types.${tipo}`)} · {t('reference', { reference: referencia })}
        </Text>
      </div>
      <div>
        <p>{t('candidates', { count: offer.numCandidatos })}</p>
        <Text dim small>
          {fechaCaducidad === null
            ? t('since', { day: day(fecha) })
            : t('until', { day: day(fechaCaducidad) })}
        </Text>
      </div>
      <Group gap="xs">
        <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>
        {offer.fechaDestacada !== null && <StateBadge meaning="info">{t('highlighted')}</StateBadge>}
        {offer.preferidoPendiente && <StateBadge meaning="warning">{t('preferredWaits')}</StateBadge>}
      </Group>
    </Row>
  );
}
