import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { OwnAgreement } from './own-agreement.ts';
import { SignatoryFacts } from './SignatoryFacts.tsx';

/** An IBAN as banks print it. */
const inFours = (iban: string | null | undefined): string | null =>
  iban ? iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ') : null;

/** What an agreement was asked for with. */
export function AgreementFacts({ agreement }: { agreement: Omit<OwnAgreement, 'revisiones'> }) {
  const t = useTexts('agreementView');
  const { day } = useFormat();
  const { datos, nombres, fechaCaducidad, sincaducidad, fechaFormalizacion, tramitacionManual } = agreement;
  const { pagoDomiciliado, requierePedido, pedidoAnual, numeroPedido, informacionTratamientoDeDatos } = datos;
  const way = (value: boolean | null | undefined, yes: string, no: string) =>
    value === null || value === undefined ? null : value ? yes : no;
  const order =
    requierePedido !== true
      ? t('facts.noOrder')
      : pedidoAnual === true
        ? t('facts.yearlyOrder', { number: numeroPedido ?? '' })
        : t('facts.eachOrder');
  return (
    <Section title={t('facts.title')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('fields.idContactoEmpresaGestion'), value: nombres.contactoGestion },
          { label: t('fields.idContactoEmpresaFacturacion'), value: nombres.contactoFacturacion },
          { label: t('fields.idCuentaFacturacion'), value: nombres.cuentaFacturacion },
          { label: t('fields.requierePedido'), value: order },
          {
            label: t('fields.pagoDomiciliado'),
            value: way(pagoDomiciliado, t('facts.debit'), t('facts.transfer')),
          },
          {
            label: t('facts.iban'),
            value: pagoDomiciliado === true ? inFours(datos.ibanDomiciliacion) : null,
          },
          {
            label: t('fields.tramitacionManual'),
            value: way(tramitacionManual, t('facts.paper'), t('facts.digital')),
          },
          { label: t('facts.formalised'), value: fechaFormalizacion && day(fechaFormalizacion) },
          {
            label: t('fields.fechaCaducidad'),
            value: sincaducidad ? t('facts.endless') : fechaCaducidad && day(fechaCaducidad),
          },
        ]}
      />
      {datos.datosFirmante !== undefined && (
        <>
          <Text strong mt="md" mb="xs">
            {t('fields.datosFirmante')}
          </Text>
          <SignatoryFacts signatory={datos.datosFirmante} />
        </>
      )}
      {informacionTratamientoDeDatos && (
        <>
          <Text strong mt="md" mb="xs">
            {t('fields.informacionTratamientoDeDatos')}
          </Text>
          <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{informacionTratamientoDeDatos}</p>
        </>
      )}
    </Section>
  );
}
