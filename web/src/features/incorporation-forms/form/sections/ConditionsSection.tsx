import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { YesNo } from '../../../../ui/YesNo.tsx';
import { describedBy, NumberIn, TextIn, TickIn } from '../fields.tsx';
import { useInput } from '../form-context.ts';

/** What the student is paid, and the order number of the invoice. */
export function ConditionsSection() {
  const t = useTexts('incorporationForms');
  const { reasons, round: _, ...paid } = useInput('condiciones', 'remunerada');
  const amount = useInput('condiciones', 'ayudaEstudio');
  const needsOrder = useInput('condiciones', 'requierePedido');
  const order = useInput('condiciones', 'numeroPedido');
  return (
    <>
      <YesNo
        label={t('fields.remunerada')}
        description={describedBy(reasons)}
        first
        yes={{ label: t('paid.yes') }}
        no={{ label: t('paid.no') }}
        {...paid}
      />
      {paid.value === true && (
        <NumberIn
          kind="money"
          label={t('fields.ayudaEstudio')}
          help={t('help.ayudaEstudio')}
          input={amount}
        />
      )}
      <TickIn label={t('fields.requierePedido')} input={needsOrder} />
      {needsOrder.value && <TextIn label={t('fields.numeroPedido')} input={order} />}
    </>
  );
}
