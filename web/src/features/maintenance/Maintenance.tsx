import { Title } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './Maintenance.module.css';

/** Where everybody but managers waits; the way back is found by the page itself. */
export default function Maintenance() {
  const t = useTexts('access');
  return (
    <div className={classes.page}>
      <div className={classes.icon} aria-hidden>
        <IconTool size={32} stroke={1.5} />
      </div>
      <Title order={1} tabIndex={-1}>
        {t('maintenance.title')}
      </Title>
      <p className={classes.text}>{t('maintenance.body')}</p>
      <p className={classes.text} role="status">
        {t('maintenance.back')}
      </p>
    </div>
  );
}
