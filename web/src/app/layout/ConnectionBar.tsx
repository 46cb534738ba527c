import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../../lib/connection.ts';
import { useTexts } from '../../lib/i18n.ts';
import classes from './ConnectionBar.module.css';

/** Says that the network is gone, for as long as it is. */
export function ConnectionBar() {
  const t = useTexts('shell');
  const isOnline = useOnline();
  return (
    <div role="status" className={classes.region}>
      {!isOnline && (
        <div className={classes.bar}>
          <IconWifiOff size={18} aria-hidden />
          {t('connection.lost')}
        </div>
      )}
    </div>
  );
}
