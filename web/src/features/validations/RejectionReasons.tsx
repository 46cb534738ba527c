import { Button, Group, Stack } from '@mantine/core';
import {
  deleteRejectionReason,
  listRejectionReasons,
  mostReasons,
  type ReasonScope,
  type RejectionReason,
  reasonScopes,
} from '@portal/contract/rejection-reasons';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** The reasons that can be chosen when something is rejected, by what is rejected. */
export default function RejectionReasons() {
  const t = useTexts('validations');
  const titles = useTitles();
  const query = useCall(listRejectionReasons, {});
  const [writes, setWrites] = useState<Partial<RejectionReason> & { ambito: ReasonScope }>();
  const [deleting, setDeleting] = useState<RejectionReason>();
  const remove = useSend(deleteRejectionReason, {
    quiet: true,
    invalidates: [listRejectionReasons],
    onSuccess: () => setDeleting(undefined),
  });
  return (
    <>
      <PageHead title={titles('rejectionReasons')} context={t('reasons.context')} />
      <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
        {(reasons) => (
          <Stack gap="lg" maw="60rem">
            {reasonScopes.map((scope) => (
              <Scope
                key={scope}
                scope={scope}
                reasons={reasons.filter(({ ambito }) => ambito === scope)}
                onWrite={setWrites}
                onDelete={setDeleting}
              />
            ))}
          </Stack>
        )}
      </CallView>
      {writes && <ReasonDialog reason={writes} onClose={() => setWrites(undefined)} />}
      <ConfirmDialog
        opened={deleting !== undefined}
        title={t('reasons.ask')}
        confirmLabel={t('reasons.confirm')}
        destructive
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ body: { idMotivo: deleting.idMotivo } })}
        onCancel={() => {
          setDeleting(undefined);
          remove.reset();
        }}
      >
        <p>{t('reasons.askText')}</p>
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </>
  );
}

interface ScopeProps {
  scope: ReasonScope;
  reasons: readonly RejectionReason[];
  onWrite: (reason: Partial<RejectionReason> & { ambito: ReasonScope }) => void;
  onDelete: (reason: RejectionReason) => void;
}

function Scope({ scope, reasons, onWrite, onDelete }: ScopeProps) {
  const t = useTexts('validations');
  const language = useLanguage();
  return (
    <Section
      title={t(`reasons.scopes.${scope}`)}
      action={
        <Button
          variant="default"
          data-size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={reasons.length >= mostReasons}
          onClick={() => onWrite({ ambito: scope })}
        >
          {t('reasons.add')}
        </Button>
      }
    >
      {reasons.length === 0 ? (
        <Text dim small>
          {t('reasons.none')}
        </Text>
      ) : (
        <EntryList dense>
          {reasons.map((reason) => {
            const text = reason.textos[language];
            return (
              <li key={reason.idMotivo}>
                <Group justify="space-between" wrap="nowrap">
                  <span>{text}</span>
                  <Group gap={0} wrap="nowrap">
                    <IconAction label={t('reasons.edit', { text })} onClick={() => onWrite(reason)}>
                      <IconPencil size={18} aria-hidden />
                    </IconAction>
                    <IconAction
                      label={t('reasons.remove', { text })}
                      removes="asking"
                      onClick={() => onDelete(reason)}
                    >
                      <IconTrash size={18} aria-hidden />
                    </IconAction>
                  </Group>
                </Group>
              </li>
            );
          })}
        </EntryList>
      )}
    </Section>
  );
}
