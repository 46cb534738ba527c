import { Checkbox, Group, Title } from '@mantine/core';
import { agreementStates, listManagedAgreements } from '@portal/contract/agreements';
import type { Answer } from '@portal/contract/endpoint';
import { IconFileText } from '@tabler/icons-react';
import { endsSoonDays, managedMeaning } from '../../../domain/agreement/agreement-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { OnlyThese } from '../../../ui/OnlyThese.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { Text } from '../../../ui/Text.tsx';
import { rowsPerPage, sentOf, useAgreementSearch } from './useAgreementSearch.ts';

type Listed = Answer<typeof listManagedAgreements>['convenios'][number];

/** All agreements, what waits for managers first. */
export default function ManagedAgreements() {
  const t = useTexts('managedAgreements');
  const view = useTexts('agreementView');
  const { search, page, set, turn } = useAgreementSearch();
  const sent = sentOf(search);
  const query = useCall(
    listManagedAgreements,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  const isFiltered = Object.keys(sent).length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        context={
          <>
            {t('context')} <ScreenLink to="agreementTexts">{t('texts')}</ScreenLink>
          </>
        }
        onPhone="title"
        action={<ScreenButton to="agreementImports">{t('import')}</ScreenButton>}
      />
      <SearchBar
        text={search.texto}
        onSearch={(texto) => set({ texto })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {(texto) => (
          <>
            <Checkbox
              label={t('filters.soon', { count: endsSoonDays })}
              checked={search.caducaPronto}
              onChange={({ currentTarget: { checked } }) => set({ texto, caducan: checked ? 'true' : null })}
            />
            <Checkbox
              label={t('filters.paper')}
              checked={search.enPapel}
              onChange={({ currentTarget: { checked } }) => set({ texto, papel: checked ? 'true' : null })}
            />
          </>
        )}
      </SearchBar>
      <FilteredList
        query={query}
        label={t('title')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ convenios, porEstado }) => (
          <>
            {search.idEmpresa !== null && (
              <OnlyThese clearLabel={t('allCompanies')} onClear={() => set({ empresa: null })}>
                {t('ofCompany', { company: convenios[0]?.empresa ?? '' })}
              </OnlyThese>
            )}
            <StateFilter
              label={t('filters.estado')}
              anyLabel={t('filters.any')}
              value={search.estado}
              onChange={(estado) => set({ estado })}
              states={agreementStates}
              labelOf={(state) => view(`states.${state}`)}
              counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
            />
          </>
        )}
        countOf={({ numTotal }) => t('found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconFileText size={28} />}
            isFiltered={isFiltered}
            all="managedAgreements"
            textOf={t}
          />
        }
        rowsOf={({ convenios }) =>
          convenios.map((agreement) => ({
            id: agreement.idConvenio,
            row: <AgreementRow agreement={agreement} />,
          }))
        }
      />
    </>
  );
}

function AgreementRow({ agreement }: { agreement: Listed }) {
  const t = useTexts('managedAgreements');
  const view = useTexts('agreementView');
  const { day, daysFromToday } = useFormat();
  const { idConvenio, numero, empresa, cif, estado, tramitacionManual, modificado } = agreement;
  const { fechaCaducidad, sincaducidad, firmaDudosa } = agreement;
  const endsIn = fechaCaducidad === null ? null : daysFromToday(fechaCaducidad);
  const endsSoon = estado === 'formalizado' && endsIn !== null && endsIn <= endsSoonDays;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedAgreement" params={{ idConvenio }} className={entryLink}>
            {empresa}
          </ScreenLink>
        </Title>
        <Text dim small>
          {numero === null ? t('draft') : view('numbered', { number: numero })} · {cif}
        </Text>
      </div>
      <div>
        <p>
          {sincaducidad
            ? view('facts.endless')
            : fechaCaducidad === null
              ? t('noExpiry')
              : t('until', { day: day(fechaCaducidad) })}
        </p>
        <Text dim small>
          {tramitacionManual === true ? `${t('paper')} · ` : ''}
          {t('changed', { day: day(modificado) })}
        </Text>
      </div>
      <Group gap="xs">
        <StateBadge meaning={managedMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
        {firmaDudosa && <StateBadge meaning="warning">{t('doubtful')}</StateBadge>}
        {endsSoon && (
          <StateBadge meaning="warning">{t('endsIn', { count: Math.max(0, endsIn ?? 0) })}</StateBadge>
        )}
      </Group>
    </Row>
  );
}
