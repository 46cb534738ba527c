import { Checkbox, Group, Title } from '@mantine/core';
import { listProposals, type ManagedProposalCard, proposalStates } from '@portal/contract/proposals';
import { IconFileDescription } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { Text } from '../../../ui/Text.tsx';
import { managedMeaning } from '../proposal.ts';

const rowsPerPage = 25;

/** All proposals, those that wait for managers first. */
export default function ManagedProposals() {
  const t = useTexts('proposals');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = proposalStates.find((state) => state === get('estado')) ?? null;
  const esperan = get('esperan') === 'true';
  const sent = {
    ...(texto !== '' && { texto }),
    ...(estado !== null && { estado }),
    ...(esperan && { esperan: 'true' }),
  };
  const query = useCall(
    listProposals,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={titles('managedProposals')} context={t('managed.context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('managed.filters.texto')}
        submitLabel={t('managed.filters.submit')}
      >
        {(typed) => (
          <Checkbox
            label={t('managed.filters.waiting')}
            checked={esperan}
            onChange={({ currentTarget: { checked } }) =>
              set({ texto: typed, esperan: checked ? 'true' : null })
            }
          />
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('managedProposals')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('managed.filters.estado')}
            anyLabel={t('managed.filters.any')}
            value={estado}
            onChange={(chosen) => set({ estado: chosen })}
            states={proposalStates}
            labelOf={(state) => t(`managed.states.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('managed.found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconFileDescription size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="managedProposals"
            textOf={(key) => t(`managed.${key}`)}
          />
        }
        rowsOf={({ propuestas }) =>
          propuestas.map((card) => ({ id: card.idPropuesta, row: <ProposalRow card={card} /> }))
        }
      />
    </>
  );
}

function ProposalRow({ card }: { card: ManagedProposalCard }) {
  const t = useTexts('proposals');
  const { shortDay } = useFormat();
  const { idPropuesta, alumno, empresa, titulo, estado, espera, propone, desde, fechaInicio, fechaFin } =
    card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedProposal" params={{ idPropuesta }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </Title>
        <Text dim small>
          {t(`managed.proposes.${propone}`)} ·{' '}
          {t('facts.period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })}
        </Text>
      </div>
      <div>
        <p>{alumno ?? t('managed.nobodyStudent')}</p>
        <Text dim small>
          {empresa ?? t('managed.nobodyCompany')}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={managedMeaning(card)}>
          {espera === 'gestor' && estado === 'registrada'
            ? t('managed.waits')
            : t(`managed.states.${estado}`)}
        </StateBadge>
        <Text dim small component="span">
          <RelativeTime value={desde} />
        </Text>
      </Group>
    </Row>
  );
}
