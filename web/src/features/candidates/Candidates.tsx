import { Box, Button, Flex, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { applicationStateIds, applicationStates } from '@portal/contract/applications';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferState } from '@portal/contract/offers';
import { IconSearch, IconUserOff, IconUsers } from '@tabler/icons-react';
import { useRef } from 'react';
import { waitingIn } from '../../domain/application/waiting-candidates.ts';
import { useTypedText } from '../../lib/forms/useTypedText.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { CallView } from '../../ui/CallView.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OnlyThese } from '../../ui/OnlyThese.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateFilter } from '../../ui/StateFilter.tsx';
import { Text } from '../../ui/Text.tsx';
import { useListWalk } from '../../ui/useListWalk.ts';
import { CandidateBoard } from './CandidateBoard.tsx';
import { CandidatePanel } from './CandidatePanel.tsx';
import { CandidateRows } from './CandidateRows.tsx';
import { CandidateTable } from './CandidateTable.tsx';
import classes from './candidates.module.css';
import { countsOf } from './counts.ts';
import { ExportCandidates } from './ExportCandidates.tsx';
import { MoveMany } from './MoveMany.tsx';
import { pageSize, useCandidates } from './useCandidates.ts';
import { useMarks } from './useMarks.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { type CandidatesView, setCandidatesView, useCandidatesView } from './views.ts';

const panelFrom = atLeast('widest');

interface Props {
  /** The offer's `urlAcceso`. */
  id: string;
  estado: OfferState;
  tipo: OfferType;
  titulo: string;
  /** Where one applies while the offer is open. */
  link: string;
}

/** Why there is nobody. */
function emptyOf(estado: OfferState, withdrawn: number) {
  if (withdrawn > 0) return 'left';
  if (estado === 'abierta') return 'body';
  return estado === 'cerrada' || estado === 'caducada' ? 'over' : 'notOpen';
}

const emptyTitles = {
  body: 'empty.title',
  notOpen: 'empty.title',
  over: 'empty.nobody',
  left: 'empty.noneLeft',
} as const;

/** Who applied: a list that is walked by keyboard, and on wide screens the CV beside it. */
export function Candidates({ id, estado, tipo, titulo, link }: Props) {
  const t = useTexts('candidates');
  const { get, page, set } = useListParams();
  const hasPanel = useMediaQuery(panelFrom, undefined, { getInitialValueInEffect: false });
  const con = waitingIn(get('con'));
  const usual = useCandidatesView();
  // A board shows every state.
  const view = con !== undefined && usual === 'tablero' ? 'lista' : usual;
  const { query: candidates, order, ordered } = useCandidates(id, view);
  const isFiltered = get('estado') !== '' || get('nombre') !== '' || con !== undefined;
  const opened = hasPanel && view === 'lista' ? Number(get('candidato')) || null : null;
  const open = (idCandidatura: number | null) =>
    set({ candidato: idCandidatura === null ? null : String(idCandidatura), pagina: String(page) });
  const list = useRef<HTMLUListElement>(null);
  useListWalk(list);

  const { marks, marked } = useMarks(ordered);
  const changeView = (next: CandidatesView) => {
    set({
      candidato: null,
      orden: null,
      sentido: null,
      ...(next === 'tablero' && { estado: null, con: null }),
    });
    setCandidatesView(next);
  };
  const { active, withdrawn } = countsOf(candidates.data?.porEstado ?? []);
  const offer = { id, tipo, titulo };
  const showAll = (idEstado: number) => {
    setCandidatesView('tabla');
    set({ estado: String(idEstado) });
  };
  const why = emptyOf(estado, withdrawn);
  const nobody = (
    <EmptyState
      icon={<IconUsers size={28} />}
      title={t(emptyTitles[why])}
      action={
        estado === 'abierta' && (
          <CopyButton value={link} title={link}>
            {t('empty.copy')}
          </CopyButton>
        )
      }
    >
      {t(`empty.${why}`)}
    </EmptyState>
  );
  if (candidates.data !== undefined && active + withdrawn === 0 && !isFiltered) {
    return <Section title={t('title')}>{nobody}</Section>;
  }
  return (
    <Section
      title={t('title')}
      {...(candidates.data !== undefined && {
        description: [t('count', { count: active }), withdrawn > 0 && t('withdrawn', { count: withdrawn })]
          .filter(Boolean)
          .join(' · '),
      })}
      action={active > 0 && <ExportCandidates offer={id} />}
      plain
    >
      <CandidateFilter
        counts={candidates.data?.porEstado ?? []}
        view={view}
        onView={active > 0 ? changeView : undefined}
      />
      {con !== undefined && (
        <OnlyThese clearLabel={t('only.clear')} onClear={() => set({ con: null })}>
          {t(`only.${con}`)}
        </OnlyThese>
      )}
      <div className={classes.split} data-open={opened !== null || undefined}>
        <Box miw={0}>
          <CallView query={candidates} skeleton={<Skeletons shape="row" count={6} />}>
            {({ numTotal }) =>
              numTotal === 0 && !isFiltered ? (
                nobody
              ) : numTotal === 0 ? (
                <EmptyState
                  icon={<IconUserOff size={28} />}
                  title={t('nothing.title')}
                  action={
                    <Button variant="default" onClick={() => set({ estado: null, nombre: null, con: null })}>
                      {t('nothing.clear')}
                    </Button>
                  }
                >
                  {t('nothing.body')}
                </EmptyState>
              ) : view === 'tablero' ? (
                <CandidateBoard offer={offer} onAll={showAll} />
              ) : ordered.length === 0 ? (
                <PageOver onFirst={() => set({})} />
              ) : (
                <>
                  {marks.markable.size > 0 && (
                    <MoveMany offer={offer} marked={marked} onClear={marks.clear} />
                  )}
                  {view === 'tabla' ? (
                    <CandidateTable candidates={ordered} marks={marks} />
                  ) : (
                    <>
                      <CandidateRows
                        marks={marks}
                        ref={list}
                        candidates={ordered}
                        opened={opened}
                        onOpen={hasPanel ? open : undefined}
                      />
                      <Text dim tiny className={classes.keys}>
                        {t('keys')}
                      </Text>
                    </>
                  )}
                  <Pager
                    page={page}
                    pageSize={pageSize}
                    total={numTotal}
                    onPage={(next) => set({ pagina: String(next) }, { push: true })}
                  />
                </>
              )
            }
          </CallView>
        </Box>
        {opened !== null && <CandidatePanel id={opened} order={order} onOpen={open} />}
      </div>
    </Section>
  );
}

interface FilterProps {
  counts: Parameters<typeof countsOf>[0];
  view: CandidatesView;
  /** Undefined where there is nobody to show in one way or another. */
  onView: ((view: CandidatesView) => void) | undefined;
}

function CandidateFilter({ counts, view, onView }: FilterProps) {
  const t = useTexts('candidates');
  const { get, set } = useListParams();
  const [text, setText] = useTypedText(get('nombre'), (nombre) => set({ nombre }));
  const { withdrawn } = countsOf(counts);
  return (
    <Flex component="search" gap="0.75rem 1.5rem" align="center" justify="space-between" wrap="wrap" mb="md">
      {onView !== undefined && <ViewSwitch value={view} onChange={onView} />}
      {view !== 'tablero' && (
        <StateFilter
          label={t('stateFilter')}
          anyLabel={t(withdrawn > 0 ? 'allButWithdrawn' : 'anyState')}
          value={applicationStateIds.find((state) => String(state) === get('estado')) ?? null}
          onChange={(state) => set({ estado: state === null ? null : String(state) })}
          states={applicationStateIds}
          labelOf={(state) => t(`state.${state}`)}
          counts={counts.map(({ idEstado: value, numTotal: count }) => ({ value, count }))}
          apart={applicationStates.withdrawn}
        />
      )}
      <TextInput
        flex="1 1 14rem"
        maw="22rem"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
    </Flex>
  );
}
