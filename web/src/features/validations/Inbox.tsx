import { Tabs } from '@mantine/core';
import { countPending } from '@portal/contract/validations';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useHasSettled } from '../../lib/api/useHasSettled.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { OtherTasks } from './OtherTasks.tsx';
import { PendingCompanies } from './PendingCompanies.tsx';
import { PendingOffers } from './PendingOffers.tsx';
import { PendingStudents } from './PendingStudents.tsx';
import { PendingStudyRequests } from './PendingStudyRequests.tsx';
import classes from './validations.module.css';
import { askAgainSeconds, placeIn, searchOf, type Tab, tabs } from './waiting.ts';

const Figures = lazy(() => loadCode(() => import('./Figures.tsx')));

/** The managers' inbox: what waits, and for how long. The address holds the tab and the page. */
export default function Inbox() {
  const t = useTexts('validations');
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const { tab, page } = placeIn(search);
  const { data: counts } = useCall(countPending, {}, { everySeconds: askAgainSeconds });
  const hasSettled = useHasSettled();
  const countOf = {
    ofertas: counts?.numOfertas,
    empresas: counts?.numEmpresas,
    estudiantes: counts?.numAlumnos,
    estudios: counts?.numSolicitudesEstudios,
  };
  const { turn } = useListParams();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showTab(list.current, tab), [tab]);
  const waiting = tabs.flatMap((one) => (countOf[one] ? [{ tab: one, count: countOf[one] }] : []));
  return (
    <>
      <PageHead title={t('inbox.title')} context={t('inbox.context')} />
      <OtherTasks counts={counts} />
      <Tabs
        value={tab}
        onChange={(value) => {
          const chosen = tabs.find((one) => one === value);
          if (chosen !== undefined) setSearch(searchOf({ tab: chosen, page: 1 }));
        }}
        keepMounted={false}
      >
        <Tabs.List ref={list} className={classes.tabs} aria-label={t('inbox.tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              className={classes.tab}
              rightSection={
                <Text component="span" tiny strong className={classes.count}>
                  {countOf[one] === undefined ? '–' : number(countOf[one])}
                </Text>
              }
            >
              {t(`inbox.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="ofertas" className={classes.panel}>
          <PendingOffers page={page} onPage={turn} waiting={waiting} />
        </Tabs.Panel>
        <Tabs.Panel value="empresas" className={classes.panel}>
          <PendingCompanies page={page} onPage={turn} waiting={waiting} />
        </Tabs.Panel>
        <Tabs.Panel value="estudiantes" className={classes.panel}>
          <PendingStudents page={page} onPage={turn} waiting={waiting} />
        </Tabs.Panel>
        <Tabs.Panel value="estudios" className={classes.panel}>
          <PendingStudyRequests page={page} onPage={turn} waiting={waiting} />
        </Tabs.Panel>
      </Tabs>
      {hasSettled && (
        <Suspense fallback={<Skeletons shape="card" count={1} />}>
          <Figures />
        </Suspense>
      )}
    </>
  );
}

/** On a narrow phone the tabs are one line that is scrolled: the chosen one comes into its middle. */
function showTab(list: HTMLElement | null, tab: Tab): void {
  const chosen = list?.children[tabs.indexOf(tab)];
  if (!list || !(chosen instanceof HTMLElement)) return;
  list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
}
