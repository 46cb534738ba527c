import { Button } from '@mantine/core';
import type { WholePlacement } from '@portal/contract/placements';
import { awaitsSignature, neededNow, signsLater } from '../../../domain/placement/awaited.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EntryList } from '../../../ui/EntryList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { awaitedFrom } from '../view/is-awaited.ts';
import { StillMissing } from '../view/StillMissing.tsx';
import { DocumentToDo, ToDoItem } from '../view/ToDoItem.tsx';
import { CompanyHandIn } from './CompanyHandIn.tsx';

interface Props {
  placement: WholePlacement;
  onSign: () => void;
}

/** What the company has to do for it, and what else is missing before it can begin. */
export function CompanyToDo({ placement, onSign }: Props) {
  const t = useTexts('companyPlacements');
  const view = useTexts('placementView');
  const documents = awaitedFrom(placement.documentos, 'empresa');
  const waits = signsLater(placement, 'empresa');
  const signs = awaitsSignature(placement, 'empresa');
  return (
    <>
      {(signs || documents.length > 0) && (
        <Section title={t('todo.title')}>
          <EntryList flush>
            {signs && (
              <li>
                <ToDoItem
                  title={t('todo.sign')}
                  action={<Button onClick={onSign}>{view('sign.button')}</Button>}
                >
                  <Text small>{t('todo.signText')}</Text>
                </ToDoItem>
              </li>
            )}
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentToDo
                  title={t('todo.document', { name: document.nombre })}
                  document={document}
                  action={<CompanyHandIn document={document} />}
                />
              </li>
            ))}
          </EntryList>
        </Section>
      )}
      {(placement.estado === 'preparacion' || waits) && (
        <StillMissing
          title={t('missingTitle')}
          needs={neededNow(placement).filter((need) => need !== 'firmaEmpresa')}
          wordsOf={(need) => view(`needs.${need}`)}
        >
          {waits && t('signLater')}
        </StillMissing>
      )}
    </>
  );
}
