import { NativeSelect, SimpleGrid } from '@mantine/core';
import { chooseImportTable, getImport } from '@portal/contract/imports';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';

/** Letters of a row that are enough to know it by. */
const enough = 80;

const rowText = (cells: readonly string[]): string => {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text.length > enough ? `${text.slice(0, enough)}…` : text;
};

/** The sheet that is read, and the row that names the columns: found by themselves, and changed here. */
export function TableChoice({
  stored: { id, version, hojas, hoja, filaTitulos, primerasFilas },
}: {
  stored: StoredImport;
}) {
  const t = useTexts('imports');
  const choose = useSend(chooseImportTable, { quiet: true, invalidates: [getImport] });
  const [asked, setAsked] = useState<'sheet' | 'headings'>('headings');
  const problem = choose.error?.fields[0]?.mensaje;
  const errorOf = (which: typeof asked) => (which === asked ? problem : undefined);
  return (
    <div className={classes.below}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {hojas.length > 1 && (
          <NativeSelect
            label={t('table.sheet')}
            value={hoja}
            error={errorOf('sheet')}
            onChange={({ currentTarget: { value } }) => {
              setAsked('sheet');
              choose.mutate({ body: { id, version, hoja: Number(value), filaTitulos: null } });
            }}
            data={hojas.map((name, index) => ({ value: String(index), label: name }))}
          />
        )}
        <NativeSelect
          label={t('table.headings')}
          value={filaTitulos}
          error={errorOf('headings')}
          onChange={({ currentTarget: { value } }) => {
            setAsked('headings');
            choose.mutate({ body: { id, version, hoja, filaTitulos: Number(value) } });
          }}
          data={primerasFilas.map(({ fila, celdas }) => ({
            value: String(fila),
            label: t('table.row', { row: fila, text: rowText(celdas) }),
          }))}
        />
      </SimpleGrid>
      {problem === undefined && <ErrorBanner error={choose.error} />}
    </div>
  );
}
