import type { ImportChange, ImportType } from '@portal/contract/imports';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { Text } from '../../ui/Text.tsx';

/** What an import writes, or would write, by row. */
export function ChangeList({
  label,
  tipo,
  changes,
}: {
  label: string;
  tipo: ImportType;
  changes: readonly ImportChange[];
}) {
  return (
    <EntryList dense aria-label={label}>
      {changes.map((change) => (
        <li key={`${change.fila} ${change.de} ${change.campo} ${change.ahora} ${change.antes}`}>
          <ChangeView tipo={tipo} change={change} />
        </li>
      ))}
    </EntryList>
  );
}

function ChangeView({
  tipo,
  change: { fila, de, campo, antes, ahora },
}: {
  tipo: ImportType;
  change: ImportChange;
}) {
  const t = useTexts('imports');
  const { name } = useCatalogue();
  const shown = campo === 'titulacion' ? name('titulaciones', Number(ahora)) : ahora;
  return (
    <>
      <p>
        {campo === null
          ? t(`kinds.${tipo}.made`)
          : `${t(`fields.${campo}`)}: ${antes === null ? '' : `${antes} → `}${shown ?? ''}`}
      </p>
      <Text dim small>
        {t('changes.of', { row: fila, de })}
      </Text>
    </>
  );
}
