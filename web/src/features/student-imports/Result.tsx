import { Button, Table } from '@mantine/core';
import { applyImport, getImport } from '@portal/contract/student-imports';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';

const counts = [
  'alumnosNuevos',
  'alumnosCambiados',
  'estudiosNuevos',
  'estudiosCambiados',
  'filasIguales',
] as const;

/** What the rows would write, or what is wrong with them. */
export function Result({
  stored: { id, resumen, numErrores, errores, columnas, campos },
}: {
  stored: StoredImport;
}) {
  const t = useTexts('studentImports');
  const apply = useSend(applyImport, { quiet: true, invalidates: [getImport] });
  if (numErrores > 0)
    return (
      <Section title={t('errors.title', { count: numErrores })} description={t('errors.text')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('errors.row')}</Table.Th>
              <Table.Th scope="col">{t('errors.column')}</Table.Th>
              <Table.Th scope="col">{t('errors.problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errores.map(({ fila, campo, mensaje }) => (
              <Table.Tr key={`${fila} ${campo} ${mensaje}`}>
                <Table.Td>{fila}</Table.Td>
                <Table.Td>{columnas[campos[campo] ?? -1] ?? t(`fields.${campo}`)}</Table.Td>
                <Table.Td>{mensaje}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {errores.length < numErrores && (
          <Text dim small>
            {t('errors.more', { count: errores.length })}
          </Text>
        )}
        <div className={classes.above}>
          <ScreenButton to="studentImports" variant="default">
            {t('errors.again')}
          </ScreenButton>
        </div>
      </Section>
    );
  return (
    <Section title={t('result.title')}>
      <Banner meaning="good" title={t('result.right')} />
      {resumen && (
        <div className={classes.above}>
          <Facts
            facts={counts.map((count) => ({ label: t(`result.${count}`), value: String(resumen[count]) }))}
          />
        </div>
      )}
      <ErrorBanner error={apply.error} />
      <div className={classes.above}>
        <Button loading={apply.isPending} onClick={() => apply.mutate({ body: { id } })}>
          {t('result.apply')}
        </Button>
      </div>
    </Section>
  );
}
