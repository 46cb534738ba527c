import { Group, Title } from '@mantine/core';
import { type AgreementCard, listAgreements } from '@portal/contract/agreements';
import type { CompanyDocument } from '@portal/contract/company-documents';
import { listOwnInvoices } from '@portal/contract/invoices';
import { ownMeaning } from '../../domain/agreement/agreement-meaning.ts';
import { documentMeaning } from '../../domain/company-document/document-meaning.ts';
import { invoiceMeaning } from '../../domain/invoice/invoice-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { DocumentWords } from './DocumentWords.tsx';
import { HandIn } from './UploadMany.tsx';

const companysTurn: readonly AgreementCard['estado'][] = ['generado', 'erroneo'];

const inEuros = { style: 'currency', currency: 'EUR' } as const;

/** What the company has to do: agreements to sign or correct, invoices that are overdue, and documents that are awaited, were returned, or are about to expire. */
export function ToDo({ documents, total }: { documents: readonly CompanyDocument[]; total: number }) {
  const t = useTexts('companyDocuments');
  const view = useTexts('agreementView');
  const invoice = useTexts('invoices');
  const { day, number } = useFormat();
  const allAgreements = useCall(listAgreements, {}).data;
  const invoices = useCall(listOwnInvoices, {}).data;
  const agreements = (allAgreements ?? []).filter(({ estado }) => companysTurn.includes(estado));
  const overdue = (invoices ?? []).filter(({ estado }) => estado === 'vencida');
  if (total + agreements.length + overdue.length === 0)
    // Nothing is claimed before both are read.
    return allAgreements === undefined || invoices === undefined ? null : (
      <Section title={t('todo.title')}>
        <StateBadge meaning="good">{t('todo.none')}</StateBadge>
      </Section>
    );
  return (
    <Section title={t('todo.title')}>
      <EntryList flush>
        {agreements.map(({ idConvenio, numero, estado }) => (
          <li key={`convenio-${idConvenio}`}>
            <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 3fr)' }}>
              <Title order={3}>
                <ScreenLink to="agreement" params={{ idConvenio }} fz="inherit" fw="inherit">
                  {view('numbered', { number: numero ?? '' })}
                </ScreenLink>
              </Title>
              <Group>
                <StateBadge meaning={ownMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
              </Group>
            </Row>
          </li>
        ))}
        {overdue.map(({ id, numero, total: amount, vencimiento, estado }) => (
          <li key={`factura-${id}`}>
            <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 3fr)' }}>
              <div>
                <Title order={3}>
                  <ScreenLink to="documentation" search="#facturas" fz="inherit" fw="inherit">
                    {invoice('numbered', { number: numero })}
                  </ScreenLink>
                </Title>
                <Text dim small>
                  {[number(amount, inEuros), invoice('overdueSince', { day: day(vencimiento) })].join(' · ')}
                </Text>
              </div>
              <Group>
                <StateBadge meaning={invoiceMeaning[estado]}>{invoice(`states.${estado}`)}</StateBadge>
              </Group>
            </Row>
          </li>
        ))}
        {documents.map((document) => (
          <li key={document.id} id={`documento-${document.id}`}>
            <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 3fr)' }}>
              <div>
                <Title order={3}>{document.nombre}</Title>
                <DocumentWords document={document} />
              </div>
              <Group>
                <StateBadge
                  meaning={document.estado === 'aceptado' ? 'warning' : documentMeaning[document.estado]}
                >
                  {document.estado === 'aceptado' ? t('expiring') : t(`states.${document.estado}`)}
                </StateBadge>
              </Group>
              <HandIn id={document.id} name={document.nombre} again={document.estado !== 'pendiente'} />
            </Row>
          </li>
        ))}
      </EntryList>
      {total > documents.length && (
        <Text dim small mt="sm">
          {t('todo.more', { count: total - documents.length })}
        </Text>
      )}
    </Section>
  );
}
