import { Button, Group, Title } from '@mantine/core';
import { applyImport, getImport, importCounts, mostForeseen } from '@portal/contract/imports';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { BadRows } from './BadRows.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import classes from './Imports.module.css';
import { screensOf } from './kinds.ts';
import type { StoredImport } from './stored-import.ts';
import { Unknown } from './Unknown.tsx';

/** What is wrong with the rows, and what those that are right would write. */
export function Result({ stored }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const { tipo, numErrores, resumen } = stored;
  const written = importCounts[tipo];
  if (numErrores === 0)
    return (
      <Section title={t('result.title')}>
        <Banner meaning="good" title={t('result.right')} />
        <Apply stored={stored} />
        <Foreseen stored={stored} />
      </Section>
    );
  const hasRest = resumen !== null && written.some((count) => (resumen[count] ?? 0) > 0);
  return (
    <>
      {stored.desconocidos.length > 0 && <Unknown stored={stored} />}
      <Section
        title={t('errors.title', { count: numErrores })}
        description={t(hasRest ? 'errors.text' : 'errors.textAll')}
        action={<BadRows id={stored.id} />}
      >
        <ErrorTable stored={stored} />
        <div className={classes.above}>
          <ScreenButton to={screensOf[tipo].all} variant="default">
            {t('errors.again')}
          </ScreenButton>
        </div>
      </Section>
      {hasRest && (
        <Section title={t('rest.title')} description={t('rest.text')}>
          <Apply stored={stored} />
          <Foreseen stored={stored} />
        </Section>
      )}
    </>
  );
}

/** What would be written, and the button that does it. */
function Apply({ stored: { id, version, tipo, numErrores, resumen } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const apply = useSend(applyImport, { quiet: true, invalidates: [getImport] });
  const omiteErrores = numErrores > 0;
  return (
    <>
      {resumen && (
        <div className={classes.above}>
          <Facts
            facts={[...importCounts[tipo], 'filasIguales' as const].map((count) => ({
              label: t(`result.${count}`),
              value: String(resumen[count] ?? 0),
            }))}
          />
        </div>
      )}
      <ErrorBanner error={apply.error} />
      <Group className={classes.above ?? ''}>
        <Button
          variant={omiteErrores ? 'default' : 'filled'}
          loading={apply.isPending}
          onClick={() => apply.mutate({ body: { id, version, omiteErrores } })}
        >
          {t(omiteErrores ? 'rest.apply' : 'result.apply')}
        </Button>
      </Group>
    </>
  );
}

/** The first of what would be written, row by row. */
function Foreseen({ stored: { tipo, previstos } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  if (previstos.length === 0) return null;
  return (
    <div className={classes.above}>
      <Title order={3}>{t('result.foreseen')}</Title>
      <ChangeList label={t('result.foreseen')} tipo={tipo} changes={previstos} />
      {previstos.length === mostForeseen && (
        <Text dim small>
          {t('errors.more', { count: mostForeseen })}
        </Text>
      )}
    </div>
  );
}
