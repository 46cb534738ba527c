import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { BillingAccountForm } from '../../../../domain/billing-account/BillingAccountForm.tsx';
import { asText, asTick } from '../../../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../../ui/SearchSelect.tsx';
import classes from '../AgreementForm.module.css';
import { useFormState, useInput } from '../form-context.ts';
import { Addition } from './Addition.tsx';

/** To which fiscal account is invoiced, and with which order number. */
export function BillingSection() {
  const t = useTexts('agreementForm');
  const { form } = useFormState();
  const { requierePedido, pedidoAnual } = form.values;
  const needsOrder = useInput('requierePedido');
  const isYearly = useInput('pedidoAnual');
  const number = useInput('numeroPedido');
  return (
    <>
      <ChosenAccount />
      <Checkbox
        label={t('fields.requierePedido')}
        description={t('help.requierePedido')}
        {...asTick(needsOrder)}
      />
      {requierePedido && <Checkbox label={t('fields.pedidoAnual')} {...asTick(isYearly)} />}
      {requierePedido && pedidoAnual && (
        <TextInput
          label={t('fields.numeroPedido')}
          autoComplete="off"
          classNames={{ wrapper: classes.short ?? '' }}
          {...asText(number)}
        />
      )}
    </>
  );
}

function ChosenAccount() {
  const t = useTexts('agreementForm');
  const { choices } = useFormState();
  const { value, onChange, error, 'data-path': path } = useInput('idCuentaFacturacion');
  const [isAdding, setAdding] = useState(false);
  const options = choices.idCuentaFacturacion;
  const take = (id: number) => {
    onChange(id);
    setAdding(false);
  };
  return (
    <div>
      <SearchSelect
        label={t('fields.idCuentaFacturacion')}
        options={options ?? []}
        value={value}
        onChange={onChange}
        error={error}
        data-path={path}
        {...(options?.length === 0 && { placeholder: t('noAccounts') })}
      />
      {isAdding ? (
        <Addition title={t('addAccount.title')}>
          <BillingAccountForm onAdded={take} onCancel={() => setAdding(false)} />
        </Addition>
      ) : (
        <Button
          variant="subtle"
          mt="xs"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('addAccount.button')}
        </Button>
      )}
    </div>
  );
}
