import { Button, Group, NativeSelect, SegmentedControl, Stack, Title, VisuallyHidden } from '@mantine/core';
import { isLanguage } from '@portal/contract/languages';
import { maxQuestions, type QuestionKind, questionKinds } from '@portal/contract/survey-rules';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Section } from '../../../ui/Section.tsx';
import { placeNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './managers.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import { anyText, moved, newQuestion, withCopy } from './question-list.ts';
import { putQuestions, questionsPath, type Writing } from './survey-writing.ts';
import type { QuestionValues } from './values.ts';

interface Props {
  writing: Writing;
  onLanguage: (language: Writing['language']) => void;
  /** Of the questions that may have been answered, whose kind stays. */
  opened: ReadonlySet<number>;
}

const headingOf = (idPregunta: number) => `pregunta-${idPregunta}`;

/** The buttons of a question are where it is now once it has been drawn. */
const afterDrawing = (act: () => void) => requestAnimationFrame(act);

/** The questions in their order, each folded but those that are being written. */
export function Questions({ writing, onLanguage, opened }: Props) {
  const t = useTexts('portalSurveyForm');
  const { form } = writing;
  const { preguntas } = form.getValues().definicion;
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState('');
  const [removing, setRemoving] = useState<{ place: number; focusNext: () => void } | null>(null);
  const put = (next: QuestionValues[]) => putQuestions(form, next);
  const fold = (idPregunta: number, isOpen: boolean) => {
    const next = new Set(unfolded);
    if (isOpen) next.add(idPregunta);
    else next.delete(idPregunta);
    setUnfolded(next);
  };
  const focusOn = (idPregunta: number | undefined) =>
    afterDrawing(() => idPregunta !== undefined && document.getElementById(headingOf(idPregunta))?.focus());
  const move = (place: number, by: 1 | -1, button: HTMLButtonElement) => {
    put(moved(preguntas, place, by));
    setTold(t('questions.moved', { place: place + by + 1, count: preguntas.length }));
    // At an end there is no further: the other way is beside it.
    afterDrawing(() => {
      const other = button.parentElement?.querySelector<HTMLElement>('button:enabled');
      (button.disabled ? other : button)?.focus();
    });
  };
  const copy = (place: number) => {
    const next = withCopy(preguntas, place);
    put(next);
    focusOn(next[place + 1]?.idPregunta);
  };
  const remove = () => {
    if (removing === null) return;
    put(preguntas.toSpliced(removing.place, 1));
    setRemoving(null);
    afterDrawing(removing.focusNext);
  };
  const add = (kind: QuestionKind) => {
    const question = newQuestion(kind, preguntas);
    put([...preguntas, question]);
    fold(question.idPregunta, true);
    focusOn(question.idPregunta);
  };
  return (
    <Section
      title={t('questions.title')}
      action={<LanguageSwitch language={writing.language} onChange={onLanguage} />}
    >
      {preguntas.length === 0 ? (
        <Text mb="md" {...(writing.errorAt(questionsPath) !== undefined && { c: 'var(--wrong)' })}>
          {writing.errorAt(questionsPath) ?? t('questions.none')}
        </Text>
      ) : (
        <Stack component="ol" gap="sm" mb="md" data-entries>
          {preguntas.map((question, place) => (
            <li key={question.idPregunta}>
              <QuestionCard
                writing={writing}
                question={question}
                place={place}
                count={preguntas.length}
                isKindFixed={opened.has(question.idPregunta)}
                isUnfolded={unfolded.has(question.idPregunta)}
                onFold={(isOpen) => fold(question.idPregunta, isOpen)}
                onMove={(by, button) => move(place, by, button)}
                onCopy={() => copy(place)}
                onRemove={(button) => setRemoving({ place, focusNext: placeNear(button) })}
              />
            </li>
          ))}
        </Stack>
      )}
      <AddQuestion isFull={preguntas.length >= maxQuestions} onAdd={add} />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <RemoveQuestion
        question={removing === null ? undefined : preguntas[removing.place]}
        place={(removing?.place ?? 0) + 1}
        writing={writing}
        isAnswered={removing !== null && opened.has(preguntas[removing.place]?.idPregunta ?? 0)}
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      />
    </Section>
  );
}

function LanguageSwitch({
  language,
  onChange,
}: {
  language: Writing['language'];
  onChange: Props['onLanguage'];
}) {
  const t = useTexts('portalSurveyForm');
  const { idiomas } = useBrand();
  if (idiomas.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={t('questions.language')}
      value={language}
      onChange={(chosen) => isLanguage(chosen) && onChange(chosen)}
      data={idiomas.map((one) => ({ value: one, label: one.toUpperCase() }))}
    />
  );
}

function AddQuestion({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: QuestionKind) => void }) {
  const t = useTexts('portalSurveyForm');
  const [kind, setKind] = useState<QuestionKind>('una');
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label={t('questions.addKind')}
        data={questionKinds.map((one) => ({ value: one, label: t(`questions.kinds.${one}`) }))}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(questionKinds.find((one) => one === value) ?? kind)
        }
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={isFull}
        data-path={questionsPath}
        onClick={() => onAdd(kind)}
      >
        {t('questions.add')}
      </Button>
    </Group>
  );
}

interface CardProps {
  writing: Writing;
  question: QuestionValues;
  place: number;
  count: number;
  isKindFixed: boolean;
  isUnfolded: boolean;
  onFold: (isOpen: boolean) => void;
  onMove: (by: 1 | -1, button: HTMLButtonElement) => void;
  onCopy: () => void;
  onRemove: (button: HTMLButtonElement) => void;
}

function QuestionCard(props: CardProps) {
  const { writing, question, place, count, isKindFixed, isUnfolded, onFold, onMove, onCopy, onRemove } =
    props;
  const t = useTexts('portalSurveyForm');
  const at = `${questionsPath}.${place}`;
  const label = { place: place + 1 };
  const text = anyText(question.textos, writing.language);
  const marks = [
    t(`questions.kinds.${question.tipo}`),
    ...(question.respuestaObligatoria ? [t('questions.requiredMark')] : []),
    ...(question.nuevaPagina && place > 0 ? [t('questions.newPageMark')] : []),
  ];
  // In an open question the fields say what is wrong with them; that nothing leads to it is of none.
  const problems = isUnfolded
    ? writing.errorsUnder(at).filter(([path]) => path === `${at}.textos` || path === at)
    : writing.errorsUnder(at);
  const body = `${headingOf(question.idPregunta)}-campos`;
  return (
    <Card>
      <div className={classes.cardHead}>
        <div className={classes.cardTitle}>
          <Title order={3} id={headingOf(question.idPregunta)} tabIndex={-1} fz="md">
            {t('questions.heading', { ...label, text: text === '' ? t('questions.unwritten') : text })}
          </Title>
          <Text dim small>
            {marks.join(' · ')}
          </Text>
        </div>
        <Group gap={2} wrap="nowrap">
          <IconAction
            label={t(place === 0 ? 'questions.isFirst' : 'questions.up', label)}
            disabled={place === 0}
            onClick={(button) => onMove(-1, button)}
          >
            <IconArrowUp size={18} aria-hidden />
          </IconAction>
          <IconAction
            label={t(place === count - 1 ? 'questions.isLast' : 'questions.down', label)}
            disabled={place === count - 1}
            onClick={(button) => onMove(1, button)}
          >
            <IconArrowDown size={18} aria-hidden />
          </IconAction>
          <IconAction label={t('questions.duplicate', label)} onClick={onCopy}>
            <IconCopy size={18} aria-hidden />
          </IconAction>
          <IconAction label={t('questions.remove', label)} removes="asking" onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </IconAction>
        </Group>
        <Button
          variant="default"
          data-size="xs"
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? body : undefined}
          aria-label={t(isUnfolded ? 'questions.foldOf' : 'questions.editOf', label)}
          onClick={() => onFold(!isUnfolded)}
        >
          {t(isUnfolded ? 'questions.fold' : 'questions.edit')}
        </Button>
      </div>
      <div role="status">
        {problems.length > 0 && (
          <ul className={classes.problems} aria-label={t('questions.problems')}>
            {[...new Set(problems.map(([, problem]) => problem))].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {isUnfolded && (
        <div id={body} className={classes.cardBody}>
          <QuestionFields writing={writing} question={question} place={place} isKindFixed={isKindFixed} />
        </div>
      )}
    </Card>
  );
}

interface RemoveProps {
  question: QuestionValues | undefined;
  place: number;
  writing: Writing;
  isAnswered: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function RemoveQuestion({ question, place, writing, isAnswered, onConfirm, onCancel }: RemoveProps) {
  const t = useTexts('portalSurveyForm');
  const text = question === undefined ? '' : anyText(question.textos, writing.language);
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title={t('questions.deleting.title', { place })}
      confirmLabel={t('questions.deleting.confirm')}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('questions.deleting.body', { text: text === '' ? t('questions.unwritten') : text })}</p>
      {isAnswered && <p>{t('questions.deleting.answers')}</p>}
    </ConfirmDialog>
  );
}
