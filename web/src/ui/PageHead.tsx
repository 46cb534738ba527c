import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/routing/page-title.ts';
import classes from './PageHead.module.css';

interface Props {
  title: string;
  /** One line: state, count, where it belongs. */
  context?: ReactNode;
  action?: ReactNode;
  /**
   * Where a phone has the action: in a bar at the bottom, the primary one; below the title, one that is asked for
   * seldom; in its tabs as well, where it is not said twice.
   */
  onPhone?: 'bar' | 'title' | 'tabs';
  /** The title is this page's own (an offer's), not the screen's: it also names the tab and the breadcrumb. */
  ownTitle?: boolean;
}

export function PageHead({ title, context, action, onPhone = 'bar', ownTitle = false }: Props) {
  usePageTitle(ownTitle ? title : undefined);
  return (
    <Group gap="1rem 1.5rem" align="flex-start" justify="space-between" mb="lg">
      <div className={classes.words}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {context !== undefined && <div className={classes.context}>{context}</div>}
      </div>
      {action !== undefined && (
        <div className={classes.action} data-page-action={onPhone}>
          {action}
        </div>
      )}
    </Group>
  );
}
