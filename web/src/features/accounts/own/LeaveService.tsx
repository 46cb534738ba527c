import { useTexts } from '../../../lib/i18n/i18n.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import classes from './Account.module.css';
import { LeaveRequest } from './LeaveRequest.tsx';

/** Where the menu leads whoever wants to leave. */
export default function LeaveService() {
  const t = useTexts('access');
  return (
    <div className={classes.page}>
      <PageHead title={t('leave.title')} context={t('leave.context')} />
      <LeaveRequest />
    </div>
  );
}
