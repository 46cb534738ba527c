import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { IbanField } from '../../../../ui/IbanField.tsx';
import { YesNo } from '../../../../ui/YesNo.tsx';
import { useInput } from '../form-context.ts';

/** By direct debit, for which an account is asked, or by transfer. */
export function PaymentSection() {
  const t = useTexts('agreementForm');
  const payment = useInput('pagoDomiciliado');
  const iban = useInput('ibanDomiciliacion');
  return (
    <>
      <YesNo
        label={t('fields.pagoDomiciliado')}
        first
        yes={{ label: t('payment.debit'), description: t('payment.debitHelp') }}
        no={{ label: t('payment.transfer'), description: t('payment.transferHelp') }}
        {...payment}
      />
      {payment.value === true && (
        <IbanField
          label={t('fields.ibanDomiciliacion')}
          description={t('help.ibanDomiciliacion')}
          {...iban}
        />
      )}
    </>
  );
}
