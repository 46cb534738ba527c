import { Flex, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '../lib/i18n/i18n.ts';
import { below } from './breakpoints.ts';
import classes from './Pager.module.css';
import { Text } from './Text.tsx';

interface Props {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pageSize, total, onPage }: Props) {
  const t = useTexts('ui');
  const isPhone = useMediaQuery(below('narrow'), false, { getInitialValueInEffect: false });
  const pages = Math.ceil(total / pageSize);
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Flex
      component="nav"
      gap="0.5rem 1.5rem"
      align="center"
      justify="space-between"
      wrap="wrap"
      mt="md"
      aria-label={t('pages.label')}
    >
      <Text dim small className={classes.shown}>
        {t('pages.shown', { from: first, to: Math.min(page * pageSize, total), total })}
      </Text>
      {pages > 1 && (
        <Pagination
          value={page}
          total={pages}
          onChange={onPage}
          siblings={isPhone ? 0 : 1}
          classNames={{ control: classes.control }}
          getItemProps={(item) => ({ 'aria-label': t('pages.page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' || control === 'last' ? t('pages.next') : t('pages.previous'),
          })}
        />
      )}
    </Flex>
  );
}
