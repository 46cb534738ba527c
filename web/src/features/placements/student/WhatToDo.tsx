import { Button } from '@mantine/core';
import { missingPlacementData, type PlacementNeed } from '@portal/contract/placements';
import { neededNow, signsLater } from '../../../domain/placement/awaited.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../view/placements.module.css';
import { StillMissing } from '../view/StillMissing.tsx';
import { DocumentToDo, ToDoItem } from '../view/ToDoItem.tsx';
import { HandIn } from './HandIn.tsx';
import type { OwnPlacement } from './own-placement.ts';
import { type DataField, type ToDo, toDoOf } from './to-do.ts';

interface Props {
  placement: OwnPlacement;
  onSign: () => void;
}

/** What is asked of the student above, and not waited for from others. */
const ofStudent: readonly PlacementNeed[] = ['firmaAlumno', 'numSegSocial'];

/** What the student has to do for it, the most urgent first. */
export function WhatToDo({ placement, onSign }: Props) {
  const t = useTexts('ownPlacements');
  const { data } = useCall(missingPlacementData, {});
  const waits = signsLater(placement, 'alumno');
  const todo = toDoOf(placement, data?.campos ?? []);
  return (
    <>
      {todo.length > 0 && (
        <Section title={t('todo.title')}>
          <EntryList flush>
            {todo.map((one) => (
              <li key={one.kind === 'document' ? one.document.id : one.kind}>
                <OneThing todo={one} placement={placement} onSign={onSign} />
              </li>
            ))}
          </EntryList>
        </Section>
      )}
      {(placement.estado === 'preparacion' || waits) && (
        <StillMissing
          title={t('missingFromOthers')}
          needs={neededNow(placement).filter((need) => !ofStudent.includes(need))}
          wordsOf={(need) => t(`needs.${need}`)}
        >
          {waits && t('signLater')}
        </StillMissing>
      )}
    </>
  );
}

function OneThing({ todo, placement, onSign }: Props & { todo: ToDo }) {
  const t = useTexts('ownPlacements');
  const view = useTexts('placementView');
  switch (todo.kind) {
    case 'sign':
      return (
        <ToDoItem title={t('todo.sign')} action={<Button onClick={onSign}>{view('sign.button')}</Button>}>
          <Text small>{t('todo.signText')}</Text>
        </ToDoItem>
      );
    case 'data':
      return (
        <ToDoItem title={t('todo.data')}>
          <Text small>{t('todo.dataText')}</Text>
          <MissingFields fields={todo.fields} />
        </ToDoItem>
      );
    case 'document':
      return (
        <DocumentToDo
          title={t('todo.document', { name: todo.document.nombre })}
          document={todo.document}
          action={<HandIn placement={placement} document={todo.document} />}
        />
      );
  }
}

/** Each leads to where the CV has it. */
function MissingFields({ fields }: { fields: readonly DataField[] }) {
  const t = useTexts('ownPlacements');
  return (
    <ul className={classes.list}>
      {fields.map((field) => (
        <li key={field}>
          <ScreenLink to="cv" search={`#${field}`}>
            {t(`fields.${field}`)}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
