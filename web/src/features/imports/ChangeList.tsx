import type { ImportChange, ImportField, ImportType } from '@portal/contract/imports';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
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
  const shown = useShownValue();
  const now = ahora === null ? '' : shown(campo, ahora);
  return (
    <>
      <p>
        {campo === null
          ? t('changes.made', { what: t(`kinds.${tipo}.made`), who: now })
          : `${t(`fields.${campo}`)}: ${antes === null ? '' : `${shown(campo, antes)} → `}${now}`}
      </p>
      <Text dim small>
        {t('changes.of', { row: fila, de })}
      </Text>
    </>
  );
}

const days: ReadonlySet<ImportField> = new Set(['fechaNacimiento', 'fechaInicio', 'fechaFin']);
const amounts: ReadonlySet<ImportField> = new Set(['creditosSuperados', 'creditosTotales', 'nota']);

/** A value as people write it. */
function useShownValue() {
  const t = useTexts('imports');
  const { name } = useCatalogue();
  const { day, number } = useFormat();
  return (campo: ImportField | null, value: string): string => {
    if (campo === 'titulacion') return name('titulaciones', Number(value)) ?? value;
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'changes.yes' : 'changes.no');
    if (campo !== null && days.has(campo)) return day(value);
    return campo !== null && amounts.has(campo) ? number(Number(value)) : value;
  };
}
