import { Button, Group, Title } from '@mantine/core';
import { listIncorporationForms, type ManagedIncorporationCard } from '@portal/contract/incorporation-forms';
import { incorporationStates } from '@portal/contract/schemas/incorporation-forms';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageOver } from '../../../ui/PageOver.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { ListCount, SearchBar } from '../../../ui/SearchBar.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { Text } from '../../../ui/Text.tsx';
import { managedMeaning } from '../incorporation-form.ts';
import { ValidateSeveral } from './ValidateSeveral.tsx';

const rowsPerPage = 25;

/** All incorporation forms, those that wait for managers first. */
export default function ManagedForms() {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  const { get, page, set } = useListParams();
  const texto = get('texto');
  const estado = incorporationStates.find((state) => state === get('estado')) ?? null;
  const idEmpresa = /^\d{1,9}$/.test(get('empresa')) ? get('empresa') : null;
  const sent = {
    ...(texto !== '' && { texto }),
    ...(estado !== null && { estado }),
    ...(idEmpresa !== null && { idEmpresa }),
  };
  const query = useCall(
    listIncorporationForms,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead title={titles('managedIncorporationForms')} context={t('managed.context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('managed.filters.texto')}
        submitLabel={t('managed.filters.submit')}
      >
        {() => null}
      </SearchBar>
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {({ formularios, numTotal, porEstado }) => (
          <>
            {idEmpresa !== null && (
              <Group component="p" gap="xs" mb="sm">
                {t('managed.ofCompany', { company: formularios[0]?.empresa ?? '' })}{' '}
                <Button
                  variant="subtle"
                  data-size="xs"
                  leftSection={<IconX size={16} aria-hidden />}
                  onClick={() => set({ empresa: null })}
                >
                  {t('managed.allCompanies')}
                </Button>
              </Group>
            )}
            <StateFilter
              label={t('managed.filters.estado')}
              anyLabel={t('managed.filters.any')}
              value={estado}
              onChange={(chosen) => set({ estado: chosen })}
              states={incorporationStates}
              labelOf={(state) => t(`managed.states.${state}`)}
              counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
            />
            <Group justify="space-between" gap="0.5rem 1rem">
              <ListCount count={t('managed.found', { count: numTotal })} />
              <ValidateSeveral waiting={formularios.filter((card) => card.estado === 'enviado')} />
            </Group>
            {numTotal === 0 ? (
              <EmptyState
                icon={<IconFileText size={28} />}
                title={t(isFiltered ? 'managed.none' : 'managed.empty')}
                action={
                  isFiltered && (
                    <ScreenButton to="managedIncorporationForms" variant="default">
                      {t('managed.all')}
                    </ScreenButton>
                  )
                }
              >
                {t(isFiltered ? 'managed.noneText' : 'managed.emptyText')}
              </EmptyState>
            ) : formularios.length === 0 ? (
              <PageOver onFirst={() => set({ pagina: null })} />
            ) : (
              <>
                <EntryList boxed aria-label={titles('managedIncorporationForms')}>
                  {formularios.map((card) => (
                    <li key={card.idSolicitud}>
                      <FormRow card={card} />
                    </li>
                  ))}
                </EntryList>
                <Pager
                  page={page}
                  pageSize={rowsPerPage}
                  total={numTotal}
                  onPage={(to) => set({ pagina: to > 1 ? String(to) : null }, { push: true })}
                />
              </>
            )}
          </>
        )}
      </CallView>
    </>
  );
}

function FormRow({ card }: { card: ManagedIncorporationCard }) {
  const t = useTexts('incorporationForms');
  const { shortDay } = useFormat();
  const { idSolicitud, alumno, empresa, titulo, estado, desde, fechaInicio, fechaFin } = card;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedIncorporationForm" params={{ idSolicitud }} className={entryLink}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text dim small>
          {titulo}
        </Text>
      </div>
      <div>
        <p>{empresa}</p>
        <Text dim small>
          {fechaInicio !== null && fechaFin !== null
            ? t('facts.period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })
            : t('managed.noDates')}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={managedMeaning[estado]}>{t(`managed.states.${estado}`)}</StateBadge>
        <Text dim small component="span">
          <RelativeTime value={desde} />
        </Text>
      </Group>
    </Row>
  );
}
