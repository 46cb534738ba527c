import { ActionIcon, Button, Flex, Group, Menu } from '@mantine/core';
import { type CompanyContact, listCompanyContacts } from '@portal/contract/company-contacts';
import { IconDotsVertical, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { ContactForm } from '../../domain/company-contact/ContactForm.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Meaning, StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { ContactActDialog } from './ContactActDialog.tsx';
import { actsOn, type ContactAct, isLastIn } from './contact-acts.ts';

const meanings = {
  sin: 'neutral',
  invitado: 'info',
  activo: 'good',
  bloqueado: 'wrong',
  solicitado: 'warning',
} as const satisfies Record<CompanyContact['acceso'], Meaning>;

type Open = { act: ContactAct; contact?: CompanyContact };

/** Whom the institution deals with, and who of them logs in. */
export function Contacts() {
  const t = useTexts('companyContacts');
  const [open, setOpen] = useState<Open | null>(null);
  const query = useCall(listCompanyContacts, {});
  const close = () => setOpen(null);
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ act: 'edit' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <Section
      id="contactos"
      title={t('title')}
      description={t('help')}
      action={query.data?.length ? add : undefined}
    >
      <CallView query={query}>
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState icon={<IconUsers size={24} aria-hidden />} title={t('empty.title')} action={add}>
              {t('empty.body')}
            </EmptyState>
          ) : (
            <EntryList flush>
              {contacts.map((contact) => (
                <li key={contact.idContacto}>
                  <Contact contact={contact} all={contacts} onAct={(act) => setOpen({ act, contact })} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
      <Dialog
        opened={open?.act === 'edit'}
        onClose={close}
        title={open?.contact === undefined ? t('newTitle') : t('editTitle', { name: open.contact.nombre })}
        size="lg"
        closesOutside={false}
      >
        {open?.act === 'edit' && (
          <ContactForm
            {...(open.contact !== undefined && { contact: open.contact })}
            onAdded={close}
            onCancel={close}
          />
        )}
      </Dialog>
      {open !== null && open.act !== 'edit' && open.contact !== undefined && (
        <ContactActDialog
          act={open.act}
          contact={open.contact}
          others={(query.data ?? []).filter(
            ({ idContacto, acceso }) => idContacto !== open.contact?.idContacto && acceso !== 'solicitado',
          )}
          onClose={close}
        />
      )}
    </Section>
  );
}

interface Props {
  contact: CompanyContact;
  all: readonly CompanyContact[];
  onAct: (act: ContactAct) => void;
}

function Contact({ contact, all, onAct }: Props) {
  const t = useTexts('companyContacts');
  const { name } = useCatalogue();
  const full = `${contact.nombre} ${contact.apellidos}`;
  const topics = contact.tipoContacto.flatMap((id) => name('tiposContacto', id) ?? []);
  return (
    <Flex justify="space-between" gap="sm" align="flex-start">
      <div>
        <Text strong>
          {full}
          {contact.esPropio && ` (${t('you')})`}
        </Text>
        <Text dim small>
          {[contact.puesto, contact.email, contact.telefono1].filter(Boolean).join(' · ')}
        </Text>
        <Text dim small>
          {topics.length === 0 ? t('noTypes') : topics.join(', ')}
        </Text>
        <Group gap="xs" mt="0.25rem">
          <StateBadge meaning={meanings[contact.acceso]}>{t(`access.${contact.acceso}`)}</StateBadge>
        </Group>
        {isLastIn(contact, all) && all.length > 1 && (
          <Text dim small>
            {t('lastIn')}
          </Text>
        )}
      </div>
      <Acts contact={contact} all={all} onAct={onAct} full={full} />
    </Flex>
  );
}

function Acts({ contact, all, onAct, full }: Props & { full: string }) {
  const t = useTexts('companyContacts');
  const acts = actsOn(contact, all);
  if (acts.length === 0) return null;
  const label = (act: ContactAct) => {
    if (act !== 'invite') return t(act);
    if (contact.acceso === 'invitado') return t('inviteAgain');
    return t(contact.acceso === 'bloqueado' ? 'unblock' : 'invite');
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('more', { name: full })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Menu.Item key={act} onClick={() => onAct(act)}>
            {label(act)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
