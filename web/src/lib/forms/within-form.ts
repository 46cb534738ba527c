import type { FormEvent } from 'react';
import type { ContractForm } from './forms.ts';

type FormProps = ContractForm<Record<string, unknown>>['formProps'];

/** A form that may stand inside of another, in a dialog: what is sent by it does not send the one around it. */
export const withinForm = ({ onSubmit, ...rest }: FormProps): FormProps => ({
  ...rest,
  onSubmit: (event?: FormEvent<HTMLFormElement>) => {
    event?.stopPropagation();
    onSubmit(event);
  },
});
