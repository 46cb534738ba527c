import { Box } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { LeaveRequest } from './LeaveRequest.tsx';

/** Where the menu leads a person who wants to leave. */
export default function LeaveService() {
  const t = useTexts('access');
  return (
    <Box maw="45rem">
      <PageHead title={t('leave.title')} context={t('leave.context')} />
      <LeaveRequest />
    </Box>
  );
}
