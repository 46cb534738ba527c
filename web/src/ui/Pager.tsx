import { Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './Pager.module.css';

interface Props {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pageSize, total, onPage }: Props) {
  const t = useTexts('ui');
  const isPhone = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  const pages = Math.ceil(total / pageSize);
  if (total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className={classes.pager} aria-label={t('pages.label')}>
      <p className={classes.shown}>
        {t('pages.shown', { from, to: Math.min(page * pageSize, total), total })}
      </p>
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
    </nav>
  );
}
