import { IconBarrierBlock } from '@tabler/icons-react';
import { useUnderMaintenance } from '../../lib/api/maintenance.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { useScreen } from '../useScreen.ts';
import classes from './Layout.module.css';

/** Reminds managers, whom maintenance lets in, that it keeps everybody else out. */
export function MaintenanceBar() {
  const t = useTexts('shell');
  const isManager = useSession()?.data.userType === 'Gestor';
  const isOn = useUnderMaintenance();
  const isThere = useScreen() === 'maintenanceSwitch';
  if (!isManager) return null;
  return (
    <div role="status">
      {isOn && !isThere && (
        <Text component="div" small strong className={classes.bar}>
          <IconBarrierBlock size={18} aria-hidden />
          <span>
            {t('underMaintenance.text')}{' '}
            <ScreenLink to="maintenanceSwitch">{t('underMaintenance.link')}</ScreenLink>
          </span>
        </Text>
      )}
    </div>
  );
}
