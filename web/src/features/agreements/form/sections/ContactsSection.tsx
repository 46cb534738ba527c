import { Button } from '@mantine/core';
import { contactTypes } from '@portal/contract/company-contacts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ContactForm } from '../../../../domain/company-contact/ContactForm.tsx';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../../ui/SearchSelect.tsx';
import { useFormState, useInput } from '../form-context.ts';
import { Addition } from './Addition.tsx';

const choosers = ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion'] as const;

/** What a contact that is added here is there for. */
const types = {
  idContactoEmpresaGestion: contactTypes.agreements,
  idContactoEmpresaFacturacion: contactTypes.billing,
} as const;

export function ContactsSection() {
  return choosers.map((input) => <ChosenContact key={input} input={input} />);
}

/** A contact of the company, or another one that is added here. */
function ChosenContact({ input }: { input: (typeof choosers)[number] }) {
  const t = useTexts('agreementForm');
  const { choices } = useFormState();
  const { value, onChange, error, 'data-path': path } = useInput(input);
  const [isAdding, setAdding] = useState(false);
  const options = choices[input];
  const take = (id: number) => {
    onChange(id);
    setAdding(false);
  };
  return (
    <div>
      <SearchSelect
        label={t(`fields.${input}`)}
        description={t(`help.${input}`)}
        options={options ?? []}
        value={value}
        onChange={onChange}
        error={error}
        data-path={path}
        {...(options?.length === 0 && { placeholder: t('noContacts') })}
      />
      {isAdding ? (
        <Addition title={t('addContact.title')}>
          <ContactForm types={[types[input]]} onAdded={take} onCancel={() => setAdding(false)} />
        </Addition>
      ) : (
        <Button
          variant="subtle"
          mt="xs"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t(`addContact.${input}`)}
        </Button>
      )}
    </div>
  );
}
