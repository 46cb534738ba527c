import { Group, Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { listCompanyPlacements, placementStates } from '@portal/contract/placements';
import { IconSchool } from '@tabler/icons-react';
import { awaitsSignature } from '../../../domain/placement/awaited.ts';
import { placementMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import { PlacementStates } from '../view/PlacementStates.tsx';

type Card = Answer<typeof listCompanyPlacements>['practicas'][number];

const rowsPerPage = 25;

/** The students on placement at the company, those that await its signature first. */
export default function CompanyPlacements() {
  const t = useTexts('companyPlacements');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = placementStates.find((state) => state === get('estado')) ?? null;
  const query = useCall(
    listCompanyPlacements,
    {
      query: {
        pagina: page,
        porPagina: rowsPerPage,
        ...(texto !== '' && { texto }),
        ...(estado !== null && { estado }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={titles('companyPlacements')} context={t('context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {() => null}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('companyPlacements')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <PlacementStates
            label={t('filters.estado')}
            anyLabel={t('filters.any')}
            value={estado}
            onChange={(chosen) => set({ estado: chosen })}
            counts={porEstado}
          />
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconSchool size={28} />}
            isFiltered={texto !== '' || estado !== null}
            all="companyPlacements"
            textOf={t}
          />
        }
        rowsOf={({ practicas }) =>
          practicas.map((card) => ({ id: card.idPractica, row: <PlacementRow card={card} /> }))
        }
      />
    </>
  );
}

function PlacementRow({ card }: { card: Card }) {
  const t = useTexts('companyPlacements');
  const view = useTexts('placementView');
  const { shortDay } = useFormat();
  const { idPractica, alumno, titulo, tutorEmpresa, estado, fechaInicio, fechaFin } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="companyPlacement" params={{ idPractica }} className={entryLink}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text small>{titulo}</Text>
        <Text dim small>
          {[
            view('period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) }),
            t('tutor', { name: tutorEmpresa }),
          ].join(' · ')}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={placementMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
        {awaitsSignature(card, 'empresa') && (
          <StateBadge meaning="warning">{t('awaitsSignature')}</StateBadge>
        )}
      </Group>
      <HoursDone {...card} />
    </Row>
  );
}
