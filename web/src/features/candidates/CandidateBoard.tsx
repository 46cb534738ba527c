import { applicationStates } from '@portal/contract/applications';
import { getCandidateBoard, mostInColumn } from '@portal/contract/candidates';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useNeedsForm } from '../../domain/incorporation/useNeedsForm.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { allOf, type Column, columnsOf } from './board.ts';
import classes from './CandidateBoard.module.css';
import { rememberList } from './candidate-order.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveMany } from './MoveMany.tsx';
import { type MovedOffer, MoveManyDialog } from './MoveManyDialog.tsx';
import { isOfMany, type Target, type TargetOfMany } from './steps.ts';
import { useMarks } from './useMarks.ts';

const columnStep = 20;

interface Props {
  offer: MovedOffer;
  /** All of one state, where a column does not show them all. */
  onAll: (idEstado: number) => void;
}

/** A column per state: candidates are moved by dragging them or by the menu of each. */
export function CandidateBoard({ offer, onAll }: Props) {
  const { get } = useListParams();
  const [shown, setShown] = useState(columnStep);
  const texto = get('nombre');
  const board = useCall(
    getCandidateBoard,
    { params: { id: offer.id }, query: { porColumna: shown, ...(texto !== '' && { texto }) } },
    { keepPrevious: true },
  );
  return (
    <CallView query={board} skeleton={<Skeletons shape="row" count={6} />}>
      {(found) => (
        <Columns
          offer={offer}
          columns={columnsOf(found)}
          onMore={(column) =>
            shown < mostInColumn
              ? setShown(Math.min(shown + columnStep, mostInColumn))
              : onAll(column.idEstado)
          }
          isWhole={shown >= mostInColumn}
        />
      )}
    </CallView>
  );
}

interface ColumnsProps {
  offer: MovedOffer;
  columns: readonly Column[];
  onMore: (column: Column) => void;
  /** A column cannot show more than it does. */
  isWhole: boolean;
}

interface Asked {
  idCandidatura: number;
  target: Target;
}

function Columns({ offer, columns, onMore, isWhole }: ColumnsProps) {
  const t = useTexts('candidates');
  const { search } = useLocation();
  const needsForm = useNeedsForm(offer.tipo);
  const cards = allOf(columns);
  const { marks, marked } = useMarks(cards);
  const [dragged, setDragged] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [many, setMany] = useState<TargetOfMany | null>(null);
  const order = cards.map(({ idCandidatura }) => idCandidatura);
  const places = cards.map(({ idCandidatura, idEstado }) => `${idCandidatura}:${idEstado}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order by its text
  useEffect(() => rememberList(order, search), [places, search]);
  const region = useRef<HTMLElement>(null);
  const follow = useFollowed(region, places);
  const cardOf = (id: number | null) => cards.find(({ idCandidatura }) => idCandidatura === id);
  // The dialog stays upon the one that it was asked for, also where it is not shown any more.
  const last = useRef(cards[0]);
  const candidate = cardOf(asked?.idCandidatura ?? null) ?? last.current;
  last.current = candidate;
  const ask = (idCandidatura: number, target: Target) => {
    setDragged(null);
    // Each has an incorporation form of their own.
    const isByForm = needsForm && target === applicationStates.selected;
    const isOne = !marks.ids.has(idCandidatura) || marked.length < 2 || !isOfMany(target) || isByForm;
    if (isOne) setAsked({ idCandidatura, target });
    else setMany(target);
  };
  return (
    <>
      {marks.markable.size > 0 && <MoveMany offer={offer} marked={marked} onClear={marks.clear} />}
      <section ref={region} className={classes.board} aria-label={t('board.label')}>
        {columns.map((column) => (
          <BoardColumn
            key={column.idEstado}
            column={column}
            marks={marks}
            dragged={cardOf(dragged)}
            from={columns.find(({ idEstado }) => idEstado === cardOf(dragged)?.idEstado)}
            onDrag={setDragged}
            onMove={ask}
            onMore={onMore}
            isWhole={isWhole}
          />
        ))}
      </section>
      <Text dim tiny mt="xs">
        {t('board.how')}
      </Text>
      {candidate !== undefined && (
        <MoveDialog
          candidate={{ candidato: candidate, tipo: offer.tipo, tituloOferta: offer.titulo }}
          target={asked?.target ?? null}
          onClose={() => setAsked(null)}
          onMoved={() => follow(candidate.idCandidatura)}
        />
      )}
      <MoveManyDialog
        offer={offer}
        candidates={marked}
        target={many}
        onClose={() => setMany(null)}
        onMoved={() => {
          setMany(null);
          marks.clear();
        }}
      />
    </>
  );
}

/** Leads the focus to where a candidate that was moved stands by then: what was pressed is gone with its card. */
function useFollowed(region: { readonly current: HTMLElement | null }, places: string) {
  const followed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are what changes
  useEffect(() => {
    const id = followed.current;
    if (id === null) return;
    followed.current = null;
    region.current?.querySelector<HTMLElement>(`[data-candidate="${id}"] a`)?.focus();
  }, [places]);
  return (id: number) => {
    followed.current = id;
  };
}
