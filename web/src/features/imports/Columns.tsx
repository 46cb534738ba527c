import { Button, Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import {
  checkImport,
  getImport,
  type ImportColumns,
  type ImportField,
  type ImportType,
  importFields,
} from '@portal/contract/imports';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';
import { TableChoice } from './TableChoice.tsx';

/** What a row is recognised by: one of these. */
const knownBy = {
  alumnos: ['email', 'dni'],
  empresas: ['cif'],
  convenios: ['cif'],
} as const satisfies Record<ImportType, readonly ImportField[]>;

/** Data of a study, which is of no use without its degree. */
const ofStudy = [
  'actual',
  'curso',
  'ultimoCurso',
  'creditosSuperados',
  'creditosTotales',
  'nota',
  'sede',
] as const;

/** A column says one thing: chosen for another field it is no longer that of the one before. */
function withColumn(columns: ImportColumns, field: ImportField, column: number | null): ImportColumns {
  const others = Object.entries(columns).filter(([name, index]) => name !== field && index !== column);
  return { ...Object.fromEntries(others), ...(column !== null && { [field]: column }) };
}

/** Columns of the file that say nothing as they are chosen. */
function Unused({ stored: { columnas, tipo }, chosen }: { stored: StoredImport; chosen: ImportColumns }) {
  const t = useTexts('imports');
  const used = new Set(Object.values(chosen));
  const unused = columnas.filter((column, index) => column !== '' && !used.has(index));
  const lacksDegree =
    tipo === 'alumnos' &&
    chosen.titulacion === undefined &&
    ofStudy.some((field) => chosen[field] !== undefined);
  return (
    <>
      {unused.length > 0 && (
        <Text dim small mt="md">
          {t('columns.unused', { columns: unused.join(', ') })}
        </Text>
      )}
      {lacksDegree && (
        <div className={classes.above}>
          <Banner meaning="warning" title={t('columns.lacksDegree')} />
        </div>
      )}
    </>
  );
}

/** Which column says what: guessed from the headings, and changed here. */
export function Columns({ stored }: { stored: StoredImport }) {
  const { id, version, tipo, columnas, muestra, campos, enviaEnlaces, hoja, filaTitulos } = stored;
  const t = useTexts('imports');
  const [chosen, setChosen] = useState<ImportColumns>(campos);
  const table = `${hoja} ${filaTitulos}`;
  const [shown, setShown] = useState(table);
  if (shown !== table) {
    setShown(table);
    setChosen(campos);
  }
  const [isMissing, setMissing] = useState(false);
  const [sends, setSends] = useState(enviaEnlaces);
  const check = useSend(checkImport, { quiet: true, invalidates: [getImport] });
  const isKnown = Object.keys(campos).length > 0;
  return (
    <Section title={t('columns.title')} description={t(isKnown ? 'columns.text' : 'columns.unknownText')}>
      <TableChoice stored={stored} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} data-level>
        {importFields[tipo].map((field) => {
          const column = chosen[field];
          const example =
            column === undefined ? undefined : (muestra.map((row) => row[column]).find(Boolean) ?? '');
          return (
            <NativeSelect
              key={field}
              label={t(`fields.${field}`)}
              description={
                example === '' ? t('columns.noExample') : example && t('columns.example', { value: example })
              }
              value={column ?? ''}
              error={isMissing && field === knownBy[tipo][0] && t(`columns.missing.${tipo}`)}
              onChange={({ currentTarget: { value } }) => {
                setMissing(false);
                setChosen(withColumn(chosen, field, value === '' ? null : Number(value)));
              }}
              data={[
                { value: '', label: t('columns.none') },
                ...columnas.map((label, index) => ({
                  value: String(index),
                  label: label || String(index + 1),
                })),
              ]}
            />
          );
        })}
      </SimpleGrid>
      <Unused stored={stored} chosen={chosen} />
      {tipo === 'alumnos' && (
        <Checkbox
          className={classes.above ?? ''}
          label={t('columns.links')}
          description={t('columns.linksText')}
          checked={sends}
          onChange={({ currentTarget: { checked } }) => setSends(checked)}
        />
      )}
      <ErrorBanner error={check.error} />
      <div className={classes.above}>
        <Button
          loading={check.isPending}
          onClick={() => {
            if (!knownBy[tipo].some((field) => chosen[field] !== undefined)) return setMissing(true);
            check.mutate({ body: { id, version, campos: chosen, enviaEnlaces: sends } });
          }}
        >
          {t('columns.check')}
        </Button>
      </div>
    </Section>
  );
}
