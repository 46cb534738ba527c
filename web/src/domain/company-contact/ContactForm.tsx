import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { CompanyContact } from '@portal/contract/company-contacts';
import {
  contactTypes,
  firstForumYear,
  listAgreementContacts,
  listBillingContacts,
  listCompanyContacts,
} from '@portal/contract/company-contacts';
import { missingCompanyData } from '@portal/contract/missing-data';
import { spain } from '@portal/contract/places';
import {
  addCompanyContact,
  contactData,
  editCompanyContact,
} from '@portal/contract/schemas/company-contacts';
import { getSession } from '@portal/contract/session';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { withinForm } from '../../lib/forms/within-form.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';

interface Props {
  /** Left out of a new one. */
  contact?: CompanyContact;
  /** What a new one is there for, where the form is opened for that. */
  types?: readonly number[];
  onAdded: (idContacto: number) => void;
  onCancel: () => void;
}

/** Whatever shows contacts. */
const readers = [
  listCompanyContacts,
  listAgreementContacts,
  listBillingContacts,
  missingCompanyData,
  getSession,
];

const valuesOf = (contact: CompanyContact | undefined, types: readonly number[]) => ({
  nombre: contact?.nombre ?? '',
  apellidos: contact?.apellidos ?? '',
  puesto: contact?.puesto ?? '',
  departamento: contact?.departamento ?? '',
  email: contact?.email ?? '',
  telefono1: contact?.telefono1 ?? '',
  telefono2: contact?.telefono2 ?? '',
  nif: contact?.nif ?? '',
  direccion: contact?.direccion ?? '',
  cp: contact?.cp ?? '',
  localidad: contact?.localidad ?? '',
  idLocalidad: contact?.idLocalidad ?? null,
  idPais: (contact?.idPais ?? spain) as number | null,
  idProvincia: contact?.idProvincia ?? null,
  provincia: contact?.provincia ?? '',
  tipoContacto: contact?.tipoContacto ?? [...types],
  aniosForoEmpleo: contact?.aniosForoEmpleo ?? [],
});

type Field = keyof ReturnType<typeof valuesOf>;

/** Adds a contact to the company of the session, or changes one; it may stand inside of another form. */
export function ContactForm({ contact, types = [], onAdded, onCancel }: Props) {
  const t = useTexts('companyContacts');
  const ui = useTexts('ui');
  const { opciones } = useBrand();
  const { options } = useCatalogue();
  const add = useSend(addCompanyContact, { invalidates: readers });
  const edit = useSend(editCompanyContact, { invalidates: readers });
  const sending = contact === undefined ? add : edit;
  const form = useContractForm({
    schema: contactData,
    initialValues: valuesOf(contact, types),
    onSubmit: async (body) => {
      try {
        if (contact === undefined) {
          onAdded((await add.mutateAsync({ body })).datos.idContacto);
          return;
        }
        const { idContacto, version } = contact;
        await edit.mutateAsync({ body: { ...body, idContacto, version } });
        onAdded(idContacto);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  const field = (name: Field, optional?: 'optional') => ({
    label:
      optional === undefined ? t(`fields.${name}`) : <OptionalLabel>{t(`fields.${name}`)}</OptionalLabel>,
    ...form.getInputProps(name),
  });
  const { idPais, tipoContacto } = form.getValues();
  const {
    value: _,
    onChange,
    ...chosen
  } = field('tipoContacto', opciones.tipoContactoObligatorio ? undefined : 'optional');
  return (
    <form {...withinForm(form.formProps)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput data-autofocus autoComplete="off" {...field('nombre')} />
          <TextInput autoComplete="off" {...field('apellidos')} />
          <TextInput autoComplete="off" {...field('puesto')} />
          <TextInput autoComplete="off" {...field('departamento', 'optional')} />
        </SimpleGrid>
        <TextInput
          type="email"
          autoComplete="off"
          {...(contact !== undefined &&
            contact.nick !== null && { readOnly: true, description: t('emailLocked') })}
          {...field('email')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput type="tel" autoComplete="off" {...field('telefono1')} />
          <TextInput type="tel" autoComplete="off" {...field('telefono2', 'optional')} />
        </SimpleGrid>
        <Checkbox.Group
          {...chosen}
          value={tipoContacto.map(String)}
          onChange={(ids) => form.setFieldValue('tipoContacto', ids.map(Number))}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs" mt="xs">
            {options('tiposContacto').map(({ value, label }) => (
              <Checkbox key={value} value={String(value)} label={label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {tipoContacto.includes(contactTypes.forum) && (
          <SearchMultiSelect options={forumYears()} {...field('aniosForoEmpleo', 'optional')} />
        )}
        <TextInput autoComplete="off" {...field('direccion')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput autoComplete="off" {...field('cp')} />
          <TextInput autoComplete="off" {...field('localidad')} />
          <SearchSelect options={options('paises')} {...field('idPais')} />
          {(idPais ?? spain) === spain ? (
            <SearchSelect options={options('provincias')} {...field('idProvincia', 'optional')} />
          ) : (
            <TextInput autoComplete="off" {...field('provincia', 'optional')} />
          )}
        </SimpleGrid>
        <TextInput maw="20rem" autoComplete="off" spellCheck={false} {...field('nif', 'optional')} />
        <ErrorBanner error={sending.error} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={sending.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The newest first. */
function forumYears() {
  const thisYear = new Date().getFullYear();
  return Array.from({ length: thisYear - firstForumYear + 1 }, (_, ago) => ({
    value: thisYear - ago,
    label: String(thisYear - ago),
  }));
}
