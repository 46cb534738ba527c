import { IconWifiOff } from '@tabler/icons-react';
import { useConnection } from '../../lib/api/connection.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './Layout.module.css';

/** Says that the network is gone, or that the portal does not answer, for as long as it is so. */
export function ConnectionBar() {
  const t = useTexts('shell');
  const connection = useConnection();
  return (
    <div role="status" className={classes.region}>
      {connection !== 'there' && (
        <Text component="div" small strong className={classes.bar}>
          <IconWifiOff size={18} aria-hidden />
          {t(`connection.${connection}`)}
        </Text>
      )}
    </div>
  );
}
