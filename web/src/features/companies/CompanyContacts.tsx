import { Anchor, Button, Flex, Group } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import {
  blockContact,
  inviteContact,
  listContactsOfCompany,
  listManagedCompanies,
  type ManagedContact,
} from '@portal/contract/companies';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { type Meaning, StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';

const meaning: Record<ManagedContact['acceso'], Meaning> = {
  activo: 'good',
  invitado: 'info',
  solicitado: 'warning',
  bloqueado: 'wrong',
  sin: 'neutral',
};

const changed = [listContactsOfCompany, listManagedCompanies, listActs];

interface Props {
  idEmpresa: number;
  /** The company is in: who speaks for it can be changed. */
  canAct: boolean;
}

/** Who speaks for a company, and how each gets in. */
export function CompanyContacts({ idEmpresa, canAct }: Props) {
  const t = useTexts('companies');
  const query = useCall(listContactsOfCompany, { params: { id: idEmpresa } });
  const [doomed, setDoomed] = useState<ManagedContact | null>(null);
  const block = useSend(blockContact, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => setDoomed(null),
  });
  return (
    <Section title={t('contacts.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(contacts) =>
          contacts.length === 0 ? (
            <Text dim small>
              {t('contacts.none')}
            </Text>
          ) : (
            <EntryList flush>
              {contacts.map((contact) => (
                <li key={contact.idContacto}>
                  <ContactView
                    contact={contact}
                    idEmpresa={idEmpresa}
                    canAct={canAct}
                    onBlock={() => setDoomed(contact)}
                  />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
      <ConfirmDialog
        opened={doomed !== null}
        title={t('contacts.blockTitle')}
        confirmLabel={t('contacts.block')}
        destructive
        busy={block.isPending}
        onConfirm={() =>
          doomed !== null && block.mutate({ body: { idEmpresa, idContacto: doomed.idContacto } })
        }
        onCancel={() => {
          block.reset();
          setDoomed(null);
        }}
      >
        <p>{t('contacts.blockText', { name: doomed === null ? '' : nameOf(doomed) })}</p>
        <ErrorBanner error={block.error} />
      </ConfirmDialog>
    </Section>
  );
}

const nameOf = ({ nombre, apellidos }: ManagedContact): string => `${nombre} ${apellidos}`.trim();

interface ContactProps extends Props {
  contact: ManagedContact;
  onBlock: () => void;
}

function ContactView({ contact, idEmpresa, canAct, onBlock }: ContactProps) {
  const t = useTexts('companies');
  const { idContacto, acceso, email, puesto, telefono, ultimoAcceso, cuentaBloqueada } = contact;
  const name = nameOf(contact);
  const invite = useSend(inviteContact, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => showNotice(t(`contacts.done.${acceso === 'bloqueado' ? 'bloqueado' : 'sin'}`), email),
  });
  return (
    <Group justify="space-between" align="flex-start" gap="0.5rem 1rem">
      <div>
        <Flex component="p" gap="0.25rem 0.75rem" align="center" wrap="wrap">
          <strong>{name}</strong>
          <StateBadge meaning={meaning[acceso]}>{t(`contacts.access.${acceso}`)}</StateBadge>
          {cuentaBloqueada && <StateBadge meaning="wrong">{t('contacts.accountBlocked')}</StateBadge>}
        </Flex>
        {puesto !== null && (
          <Text dim small>
            {puesto}
          </Text>
        )}
        <Flex component="p" gap="0.25rem 1rem" wrap="wrap" fz="sm">
          <EmailLink address={email} />
          {telefono !== null && <Anchor href={phoneLink(telefono)}>{telefono}</Anchor>}
        </Flex>
        {ultimoAcceso !== null && (
          <Text dim small>
            {t('contacts.lastIn')} <RelativeTime value={ultimoAcceso} />
          </Text>
        )}
        <ErrorBanner error={invite.error} />
      </div>
      {canAct && acceso !== 'solicitado' && !cuentaBloqueada && (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={invite.isPending}
            aria-label={t('contacts.ofName', { act: t(`contacts.invite.${acceso}`), name })}
            onClick={() => invite.mutate({ body: { idEmpresa, idContacto } })}
          >
            {t(`contacts.invite.${acceso}`)}
          </Button>
          {(acceso === 'activo' || acceso === 'invitado') && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('contacts.ofName', { act: t('contacts.block'), name })}
              onClick={onBlock}
            >
              {t('contacts.block')}
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}
