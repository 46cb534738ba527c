import { Anchor, Group, Title } from '@mantine/core';
import { listOwnInvoices } from '@portal/contract/invoices';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { invoiceMeaning } from '../../domain/invoice/invoice-meaning.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, Row } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';

const inEuros = { style: 'currency', currency: 'EUR' } as const;

/** The invoices of the company. */
export function OwnInvoices() {
  const t = useTexts('companyDocuments');
  const words = useTexts('invoices');
  const { day, number } = useFormat();
  const query = useCall(listOwnInvoices, {});
  return (
    <Section id="facturas" title={t('invoices.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(invoices) =>
          invoices.length === 0 ? (
            <EmptyState icon={<IconReceipt size={28} />} title={t('invoices.none')}>
              {t('invoices.noneText')}
            </EmptyState>
          ) : (
            <EntryList flush>
              {invoices.map((invoice) => (
                <li key={invoice.id}>
                  <Row stacked columns={{ wide: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr) 8rem' }}>
                    <div>
                      <Title order={3}>{invoice.numero}</Title>
                      <Text dim small>
                        {[
                          invoice.concepto,
                          day(invoice.fecha),
                          invoice.rectificaA && words('rectifies', { number: invoice.rectificaA }),
                          invoice.rectificadaPor && words('rectifiedBy', { number: invoice.rectificadaPor }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </div>
                    <div>
                      <Text strong>{number(invoice.total, inEuros)}</Text>
                      <Text dim small>
                        {invoice.pagada !== null
                          ? words('paidOn', { day: day(invoice.pagada) })
                          : invoice.rectificaA === null && words('due', { day: day(invoice.vencimiento) })}
                      </Text>
                    </div>
                    <Group>
                      <StateBadge meaning={invoiceMeaning[invoice.estado]}>
                        {words(`states.${invoice.estado}`)}
                      </StateBadge>
                    </Group>
                    {invoice.documento && (
                      <Anchor
                        href={invoice.documento.url}
                        target="_blank"
                        aria-label={words('downloadOf', { number: invoice.numero })}
                      >
                        <Group gap="0.25rem" component="span">
                          <IconDownload size={16} aria-hidden /> {words('download')}
                        </Group>
                      </Anchor>
                    )}
                  </Row>
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </Section>
  );
}
