import { Group, NativeSelect, Title } from '@mantine/core';
import {
  changeKinds,
  changeStates,
  listManagedChanges,
  type ManagedChangeCard,
} from '@portal/contract/change-requests';
import { IconReplace } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
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
import { managedChangeMeaning } from '../view/change-meaning.ts';

const rowsPerPage = 25;

/** All requests for changes, those that await a manager first. */
export default function ManagedChanges() {
  const t = useTexts('managedChanges');
  const common = useTexts('changeRequests');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = changeStates.find((state) => state === get('estado')) ?? null;
  const tipo = changeKinds.find((kind) => kind === get('tipo')) ?? null;
  const sent = {
    ...(texto !== '' && { texto }),
    ...(estado !== null && { estado }),
    ...(tipo !== null && { tipo }),
  };
  const query = useCall(
    listManagedChanges,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={titles('managedChanges')} context={t('context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {(typed) => (
          <NativeSelect
            label={t('filters.tipo')}
            value={tipo ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto: typed, tipo: value })}
            data={[
              { value: '', label: t('filters.anyKind') },
              ...changeKinds.map((value) => ({ value, label: common(`kinds.${value}`) })),
            ]}
          />
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('managedChanges')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('filters.estado')}
            anyLabel={t('filters.any')}
            value={estado}
            onChange={(chosen) => set({ estado: chosen })}
            states={changeStates}
            labelOf={(state) => common(`states.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconReplace size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="managedChanges"
            textOf={t}
          />
        }
        rowsOf={({ cambios }) =>
          cambios.map((card) => ({ id: card.idCambio, row: <ChangeRow card={card} /> }))
        }
      />
    </>
  );
}

function ChangeRow({ card }: { card: ManagedChangeCard }) {
  const common = useTexts('changeRequests');
  const { idCambio, tipo, estado, creada, numero, titulo, empresa, alumno } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedChange" params={{ idCambio }} className={entryLink}>
            {common(`kinds.${tipo}`)}
          </ScreenLink>
        </Title>
        <Text dim small>
          {numero} · {titulo}
        </Text>
      </div>
      <div>
        <p>{alumno}</p>
        <Text dim small>
          {empresa}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={managedChangeMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
        <Text dim small component="span">
          <RelativeTime value={creada} />
        </Text>
      </Group>
    </Row>
  );
}
