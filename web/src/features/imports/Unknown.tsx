import { Button, SimpleGrid } from '@mantine/core';
import { getImport, listImportMatches, matchImportValues } from '@portal/contract/imports';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';

/** Stands for an empty cell, which no meaning is. */
const nothing = '';

/** Values of the register that nobody knows: what they mean is said once, and holds for the next files too. */
export function Unknown({ stored: { id, version, desconocidos, significados } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const [isMissing, setMissing] = useState(false);
  const match = useSend(matchImportValues, { quiet: true, invalidates: [getImport, listImportMatches] });
  const said = desconocidos.flatMap(({ campo, texto }) => {
    const valor = chosen[`${campo} ${texto}`] ?? null;
    return valor === null ? [] : [{ campo, texto, valor: valor === nothing ? null : valor }];
  });
  const send = () => {
    setMissing(said.length === 0);
    if (said.length > 0) match.mutate({ body: { id, version, valores: said } });
  };
  return (
    <Section title={t('unknown.title')} description={t('unknown.text')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        {desconocidos.map(({ campo, texto, filas }, place) => {
          const key = `${campo} ${texto}`;
          return (
            <SearchSelect<string>
              key={key}
              label={t('unknown.value', { field: t(`fields.${campo}`), value: texto })}
              description={t('rows', { count: filas })}
              value={chosen[key] ?? null}
              onChange={(value) => setChosen({ ...chosen, [key]: value })}
              options={[
                { value: nothing, label: t('unknown.empty') },
                ...(significados[campo] ?? []).map(({ valor, texto: label }) => ({ value: valor, label })),
              ]}
              error={isMissing && said.length === 0 && place === 0 ? t('unknown.missing') : undefined}
            />
          );
        })}
      </SimpleGrid>
      <ErrorBanner error={match.error} />
      <div className={classes.above}>
        <Button loading={match.isPending} onClick={send}>
          {t('unknown.save')}
        </Button>
      </div>
    </Section>
  );
}
