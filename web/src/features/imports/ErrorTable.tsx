import { Table } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './Imports.module.css';
import type { StoredImport } from './stored-import.ts';

/** What is wrong, by row and column of the sheet. */
export function ErrorTable({ stored: { numErrores, errores, columnas, campos } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  return (
    <>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('errors.row')}</Table.Th>
            <Table.Th scope="col">{t('errors.column')}</Table.Th>
            <Table.Th scope="col">{t('errors.problem')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errores.map(({ fila, campo, mensaje, valor }) => (
            <Table.Tr key={`${fila} ${campo} ${mensaje}`}>
              <Table.Td>{fila}</Table.Td>
              <Table.Td>{columnas[campos[campo] ?? -1] ?? t(`fields.${campo}`)}</Table.Td>
              <Table.Td className={classes.message ?? ''}>
                {valor === null ? mensaje : t('errors.withValue', { problem: mensaje, value: valor })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {errores.length < numErrores && (
        <Text dim small>
          {t('errors.more', { count: errores.length })}
        </Text>
      )}
    </>
  );
}
