import { Box } from '@mantine/core';
import { getOwnCompany } from '@portal/contract/company-page';
import { useEffect } from 'react';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { BillingAccounts } from './BillingAccounts.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyIban } from './CompanyIban.tsx';
import { Contacts } from './Contacts.tsx';
import { Logo } from './Logo.tsx';
import { Verification } from './Verification.tsx';

/** What a company says of itself: to students in its offers, and to the institution. */
export default function CompanyPage() {
  const t = useTexts('companyPage');
  const titles = useTitles();
  const { opciones } = useBrand();
  const company = useSession()?.data.nombreComercial ?? '';
  const query = useCall(getOwnCompany, {});
  // The next visit begins with what the server has then.
  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(getOwnCompany) }), []);
  return (
    <Box maw="45rem">
      <PageHead title={titles('company')} context={t('context', { company })} />
      <CallView query={query}>
        {(opened) => (
          <>
            <CompanyForm opened={opened} />
            <Box mt="lg">
              <Verification />
              <Contacts />
              <BillingAccounts />
              {opciones.ibanEmpresaObligatorio && <CompanyIban />}
              <Logo name={opened.nombreComercial} urlLogo={opened.urlLogo} />
            </Box>
          </>
        )}
      </CallView>
    </Box>
  );
}
