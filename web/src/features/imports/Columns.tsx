import { Button, Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { checkImport, getImport, type ImportColumns, importFields } from '@portal/contract/imports';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';
import { TableChoice } from './TableChoice.tsx';

/** Which column says what: guessed from the headings, and changed here. */
export function Columns({ stored }: { stored: StoredImport }) {
  const { id, tipo, columnas, muestra, campos, enviaEnlaces } = stored;
  const t = useTexts('imports');
  const [chosen, setChosen] = useState<ImportColumns>(campos);
  const [sends, setSends] = useState(enviaEnlaces);
  const check = useSend(checkImport, { quiet: true, invalidates: [getImport] });
  const isKnown = Object.keys(campos).length > 0;
  return (
    <Section title={t('columns.title')} description={t(isKnown ? 'columns.text' : 'columns.unknownText')}>
      <TableChoice stored={stored} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} data-level>
        {importFields[tipo].map((field) => {
          const column = chosen[field];
          const example = column === undefined ? '' : (muestra[0]?.[column] ?? '');
          return (
            <NativeSelect
              key={field}
              label={t(`fields.${field}`)}
              description={example === '' ? t('columns.noExample') : t('columns.example', { value: example })}
              value={column ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const { [field]: _, ...rest } = chosen;
                setChosen(value === '' ? rest : { ...rest, [field]: Number(value) });
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
          onClick={() => check.mutate({ body: { id, campos: chosen, enviaEnlaces: sends } })}
        >
          {t('columns.check')}
        </Button>
      </div>
    </Section>
  );
}
