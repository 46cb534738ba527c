import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { asTick } from '../../../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { DayField } from '../../../../ui/DayField.tsx';
import classes from '../AgreementForm.module.css';
import { useFormState, useInput } from '../form-context.ts';

/** Until when it is good, or without an end. */
export function ExpirySection() {
  const t = useTexts('agreementForm');
  const { form } = useFormState();
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const expiry = useInput('fechaCaducidad');
  const endless = useInput('sincaducidad');
  return (
    <>
      {!form.values.sincaducidad && (
        <div className={classes.short}>
          <DayField label={t('fields.fechaCaducidad')} minDate={today} {...expiry} />
        </div>
      )}
      <Checkbox label={t('fields.sincaducidad')} description={t('help.sincaducidad')} {...asTick(endless)} />
    </>
  );
}
