import { Box } from '@mantine/core';
import { getOwnCompany } from '@portal/contract/company-page';
import { useEffect } from 'react';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CompanyForm } from './CompanyForm.tsx';

/** What a company says of itself: to students in its offers, and to the institution. */
export default function CompanyPage() {
  const t = useTexts('companyPage');
  const titles = useTitles();
  const company = useSession()?.data.nombreComercial ?? '';
  const query = useCall(getOwnCompany, {});
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getOwnCompany) }), []);
  return (
    <Box maw="45rem">
      <PageHead title={titles('company')} context={t('context', { company })} />
      <CallView query={query}>{(opened) => <CompanyForm opened={opened} />}</CallView>
    </Box>
  );
}
