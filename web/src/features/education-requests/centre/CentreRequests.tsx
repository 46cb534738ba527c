import { Group, NativeSelect, Title } from '@mantine/core';
import {
  type CentreEducationRequest,
  educationRequestStates,
  educationStages,
  listCentreRequests,
} from '@portal/contract/education-requests';
import { IconSchool } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { centreMeaning } from '../../../domain/education-request/education-meaning.ts';
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
import { useRequestFacts } from '../useRequestFacts.ts';

const rowsPerPage = 25;

/** The requests to a school, those that await it first. */
export default function CentreRequests() {
  const t = useTexts('educationCentre');
  const common = useTexts('educationRequests');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = educationRequestStates.find((state) => state === get('estado')) ?? null;
  const nivel = educationStages.find((stage) => stage === get('nivel')) ?? null;
  const sent = {
    ...(texto !== '' && { texto }),
    ...(estado !== null && { estado }),
    ...(nivel !== null && { nivel }),
  };
  const query = useCall(
    listCentreRequests,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={titles('educationRequests')} context={t('context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {(typed) => (
          <NativeSelect
            label={t('filters.nivel')}
            value={nivel ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto: typed, nivel: value })}
            data={[
              { value: '', label: t('filters.anyStage') },
              ...educationStages.map((value) => ({ value, label: common(`stages.${value}`) })),
            ]}
          />
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('educationRequests')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('filters.estado')}
            anyLabel={t('filters.any')}
            value={estado}
            onChange={(chosen) => set({ estado: chosen })}
            states={educationRequestStates}
            labelOf={(state) => common(`states.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconSchool size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="educationRequests"
            textOf={t}
          />
        }
        rowsOf={({ solicitudes }) =>
          solicitudes.map((request) => ({ id: request.id, row: <RequestRow request={request} /> }))
        }
      />
    </>
  );
}

function RequestRow({ request }: { request: CentreEducationRequest }) {
  const common = useTexts('educationRequests');
  const { period } = useRequestFacts();
  const { name } = useCatalogue();
  const { id, alumno, idTitulacion, estado, desde, nivel, especialidad } = request;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="educationRequest" params={{ id }} className={entryLink}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text dim small>
          {name('titulaciones', idTitulacion)}
        </Text>
      </div>
      <div>
        <p>
          {common(`stages.${nivel}`)} · {especialidad}
        </p>
        <Text dim small>
          {period(request)}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={centreMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
        <Text dim small component="span">
          <RelativeTime value={desde} />
        </Text>
      </Group>
    </Row>
  );
}
