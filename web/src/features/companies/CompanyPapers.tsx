import { listManagedAgreements } from '@portal/contract/agreements';
import { listCompanyDocuments } from '@portal/contract/company-documents';
import { listAccountsToBill, listInvoices } from '@portal/contract/invoices';
import { managedMeaning } from '../../domain/agreement/agreement-meaning.ts';
import { documentMeaning } from '../../domain/company-document/document-meaning.ts';
import { invoiceMeaning } from '../../domain/invoice/invoice-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ManagedCompany } from './managed-company.ts';
import { ShortList, shownOfCompany } from './ShortList.tsx';

type Company = Pick<ManagedCompany, 'idEmpresa' | 'nombreComercial'>;

const pageOf = (idEmpresa: number) => ({
  query: { pagina: 1, porPagina: shownOfCompany, idEmpresa: String(idEmpresa) },
});
const skeleton = <Skeletons shape="row" count={2} />;

/** The agreements of a company, those that wait for a manager first. */
export function CompanyAgreements({ idEmpresa }: Pick<Company, 'idEmpresa'>) {
  const t = useTexts('companies');
  const words = useTexts('agreementView');
  const { day } = useFormat();
  const query = useCall(listManagedAgreements, pageOf(idEmpresa));
  const endOf = (sincaducidad: boolean, date: string | null) => {
    if (sincaducidad) return t('agreements.noEnd');
    return date === null ? null : t('agreements.until', { day: day(date) });
  };
  return (
    <Section title={t('agreements.title')}>
      <CallView query={query} skeleton={skeleton}>
        {({ convenios, numTotal }) => (
          <ShortList
            items={convenios}
            keyOf={({ idConvenio }) => idConvenio}
            none={t('agreements.none')}
            row={({ idConvenio, numero, estado, sincaducidad, fechaCaducidad }) => (
              <>
                <ScreenLink to="managedAgreement" params={{ idConvenio }}>
                  {numero ?? t('agreements.withoutNumber')}
                </ScreenLink>
                <StateBadge meaning={managedMeaning[estado]}>{words(`states.${estado}`)}</StateBadge>
                <Text component="span" dim small>
                  {endOf(sincaducidad, fechaCaducidad)}
                </Text>
              </>
            )}
            whole={
              numTotal > convenios.length
                ? {
                    to: 'managedAgreements',
                    search: `?empresa=${idEmpresa}`,
                    label: t('agreements.all', { count: numTotal }),
                  }
                : undefined
            }
          />
        )}
      </CallView>
    </Section>
  );
}

/** The documents that are awaited of a company, or that it has handed in. */
export function CompanyDocuments({ idEmpresa, nombreComercial }: Company) {
  const t = useTexts('companies');
  const words = useTexts('companyDocuments');
  const { day } = useFormat();
  const query = useCall(listCompanyDocuments, pageOf(idEmpresa));
  return (
    <Section title={t('documents.title')}>
      <CallView query={query} skeleton={skeleton}>
        {({ documentos, numTotal }) => (
          <ShortList
            items={documentos}
            keyOf={({ id }) => id}
            none={t('documents.none')}
            row={({ nombre, estado, fechaLimite, entregado }) => (
              <>
                <span>{nombre}</span>
                <StateBadge meaning={documentMeaning[estado]}>{words(`states.${estado}`)}</StateBadge>
                <Text component="span" dim small>
                  {entregado !== null
                    ? day(entregado)
                    : fechaLimite !== null && t('documents.due', { day: day(fechaLimite) })}
                </Text>
              </>
            )}
            whole={{
              to: 'companyDocuments',
              search: `?texto=${encodeURIComponent(nombreComercial)}`,
              label: t('documents.all', { count: numTotal }),
            }}
          />
        )}
      </CallView>
    </Section>
  );
}

/** The newest invoices of a company. */
export function CompanyInvoices({ idEmpresa, nombreComercial }: Company) {
  const t = useTexts('companies');
  const words = useTexts('invoices');
  const { day, number } = useFormat();
  const query = useCall(listInvoices, pageOf(idEmpresa));
  return (
    <Section title={t('invoices.title')}>
      <CallView query={query} skeleton={skeleton}>
        {({ facturas, numTotal }) => (
          <ShortList
            items={facturas}
            keyOf={({ id }) => id}
            none={t('invoices.none')}
            row={({ numero, estado, fecha, total }) => (
              <>
                <span>{numero}</span>
                <StateBadge meaning={invoiceMeaning[estado]}>{words(`states.${estado}`)}</StateBadge>
                <Text component="span" dim small>
                  {day(fecha)} · {number(total, { style: 'currency', currency: 'EUR' })}
                </Text>
              </>
            )}
            whole={{
              to: 'invoices',
              search: `?texto=${encodeURIComponent(nombreComercial)}`,
              label: t('invoices.all', { count: numTotal }),
            }}
          />
        )}
      </CallView>
    </Section>
  );
}

/** To whom the invoices of a company are made out. */
export function CompanyBillingAccounts({ idEmpresa }: Pick<Company, 'idEmpresa'>) {
  const t = useTexts('companies');
  const query = useCall(listAccountsToBill, { params: { id: String(idEmpresa) } });
  return (
    <Section title={t('billing.title')}>
      <CallView query={query} skeleton={skeleton}>
        {(accounts) => (
          <ShortList
            items={accounts}
            keyOf={({ idCuenta }) => idCuenta}
            none={t('billing.none')}
            row={({ NombreFiscal, CIF }) => (
              <>
                <span>{NombreFiscal}</span>
                <Text component="span" dim small>
                  {CIF}
                </Text>
              </>
            )}
          />
        )}
      </CallView>
    </Section>
  );
}
