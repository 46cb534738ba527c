import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import type { AreaTexts } from '../../locales/areas.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ManagedRecord, ManagedTexts } from './managed-record.ts';

const pageSize = 20;

const pageOf = (search: URLSearchParams) =>
  Math.max(1, Number.parseInt(search.get('pagina') ?? '1', 10) || 1);

/** The page of a list that the address holds, as its call asks for it. */
export function usePageQuery(): { pagina: number; porPagina: number } {
  const [search] = useSearchParams();
  return { pagina: pageOf(search), porPagina: pageSize };
}

interface Item {
  readonly id: number;
  readonly row: ReactNode;
}

interface Props<D> {
  record: ManagedRecord;
  query: UseQueryResult<D, CallError>;
  rowsOf: (page: D) => readonly Item[];
  /** Another way to make one, beside the usual. */
  alsoNew?: ReactNode;
}

/** The list of every record of a kind, for the managers. */
export function ManagedList<D extends { numTotal: number }>({ record, query, rowsOf, alsoNew }: Props<D>) {
  const t = useTexts(record.texts);
  const titles = useTitles();
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const turn = (to: number) => setSearch(to === 1 ? {} : { pagina: String(to) });
  return (
    <>
      <PageHead
        title={titles(record.list)}
        context={t('list.context')}
        action={
          <Group gap="xs">
            {alsoNew}
            <ScreenButton
              to={record.new}
              leftSection={<IconPlus size={18} aria-hidden />}
              variant={alsoNew === undefined ? 'filled' : 'default'}
            >
              {t('list.new')}
            </ScreenButton>
          </Group>
        }
      />
      <CallView query={query} skeleton={<Skeletons shape="row" count={5} />}>
        {(found) => {
          if (found.numTotal === 0) {
            return (
              <EmptyState icon={<record.icon size={28} />} title={t('list.empty')}>
                {t('list.emptyBody')}
              </EmptyState>
            );
          }
          const rows = rowsOf(found);
          if (rows.length === 0) return <PageOver onFirst={() => turn(1)} />;
          return (
            <Section title={t('list.count', { count: found.numTotal })}>
              <EntryList>
                {rows.map(({ id, row }) => (
                  <li key={id}>{row}</li>
                ))}
              </EntryList>
              <Pager page={page} pageSize={pageSize} total={found.numTotal} onPage={turn} />
            </Section>
          );
        }}
      </CallView>
    </>
  );
}

/** The texts of records that are shown between two days. */
type DatedTexts = {
  [A in ManagedTexts]: AreaTexts[A]['list'] extends { readonly from: string } ? A : never;
}[ManagedTexts];

interface RowProps {
  texts: DatedTexts;
  /** Its title, which leads to it. */
  link: ReactNode;
  from: string;
  to: string | null;
  changed: string;
  columns: ComponentProps<typeof Row>['columns'];
  /** Its other columns. */
  children: ReactNode;
}

/** A row of such a list: the title with its dates, then what this kind of record has. */
export function ManagedRow({ texts, link, from, to, changed, columns, children }: RowProps) {
  const t = useTexts(texts);
  const { day } = useFormat();
  return (
    <Row columns={columns}>
      <div>
        <h3>{link}</h3>
        <Text dim small>
          {to === null
            ? t('list.from', { from: day(from) })
            : t('list.between', { from: day(from), to: day(to) })}
        </Text>
        <Text dim small>
          {t('list.changed')} <RelativeTime value={changed} />
        </Text>
      </div>
      {children}
    </Row>
  );
}
