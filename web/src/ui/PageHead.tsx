import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/routing/page-title.ts';
import classes from './PageHead.module.css';

interface Props {
  title: string;
  /** One line: state, count, where it belongs. */
  context?: ReactNode;
  /** The primary action; on a phone it is a bar at the bottom. */
  action?: ReactNode;
  /** The tabs of a phone have the action as well: where they are, it is not said twice. */
  actionInTabs?: boolean;
  /** The title is this page's own (an offer's), not the screen's: it also names the tab and the breadcrumb. */
  ownTitle?: boolean;
}

export function PageHead({ title, context, action, actionInTabs = false, ownTitle = false }: Props) {
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
        <div className={classes.action} data-page-action={actionInTabs ? 'tabs' : 'bar'}>
          {action}
        </div>
      )}
    </Group>
  );
}
