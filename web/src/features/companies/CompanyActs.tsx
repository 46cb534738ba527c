import { Button, Stack } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import {
  getManagedCompany,
  listCompanyNotes,
  listContactsOfCompany,
  listManagedCompanies,
  unblockCompany,
} from '@portal/contract/companies';
import { undoMerge } from '@portal/contract/company-merges';
import { listManagedOffers } from '@portal/contract/managed-offers';
import { useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { BlockDialog, changedByBlocking } from './BlockDialog.tsx';
import type { ManagedCompany } from './managed-company.ts';

/** What a merge changes of a company that is shown. */
export const changedByMerging = [
  getManagedCompany,
  listManagedCompanies,
  listContactsOfCompany,
  listCompanyNotes,
  listManagedOffers,
  listActs,
];

/** What can be done to a company: keep it out, let it in again, merge it with another, and undo that. */
export function CompanyActs({ company }: { company: ManagedCompany }) {
  const t = useTexts('companies');
  const [blocks, setBlocks] = useState(false);
  const { idEmpresa, estado, fusiones } = company;
  const unblock = useSend(unblockCompany, { quiet: true, invalidates: changedByBlocking });
  if (estado !== 'validada' && estado !== 'bloqueada') return null;
  return (
    <Section title={t('acts')}>
      <Stack gap="xs">
        {estado === 'validada' && (
          <>
            <ScreenButton to="mergeCompanies" params={{ id: idEmpresa }} variant="default">
              {t('merge.act')}
            </ScreenButton>
            <Button variant="default" onClick={() => setBlocks(true)}>
              {t('block.act')}
            </Button>
          </>
        )}
        {estado === 'bloqueada' && (
          <Button loading={unblock.isPending} onClick={() => unblock.mutate({ body: { idEmpresa } })}>
            {t('block.undo')}
          </Button>
        )}
        <ErrorBanner error={unblock.error} />
        <Merges merges={fusiones} />
      </Stack>
      <BlockDialog opened={blocks} idEmpresa={idEmpresa} onClose={() => setBlocks(false)} />
    </Section>
  );
}

function Merges({ merges }: { merges: ManagedCompany['fusiones'] }) {
  const t = useTexts('companies');
  const { day } = useFormat();
  const [chosen, setChosen] = useState<ManagedCompany['fusiones'][number] | null>(null);
  const undo = useSend(undoMerge, {
    quiet: true,
    invalidates: changedByMerging,
    onSuccess: () => setChosen(null),
  });
  return (
    <>
      {merges.length > 0 && (
        <EntryList flush dense aria-label={t('merge.done')}>
          {merges.map((merge) => (
            <li key={merge.id}>
              <p>{t('merge.with', { company: merge.otra.nombreComercial, cif: merge.otra.cif })}</p>
              <Text dim small>
                {t('merge.until', { day: day(merge.hasta) })}
              </Text>
              <Button variant="default" size="xs" mt="xs" onClick={() => setChosen(merge)}>
                {t('merge.undo')}
              </Button>
            </li>
          ))}
        </EntryList>
      )}
      <ConfirmDialog
        opened={chosen !== null}
        title={t('merge.undoTitle')}
        confirmLabel={t('merge.undo')}
        busy={undo.isPending}
        onConfirm={() => chosen !== null && undo.mutate({ body: { id: chosen.id } })}
        onCancel={() => {
          undo.reset();
          setChosen(null);
        }}
      >
        <p>{t('merge.undoText', { company: chosen?.otra.nombreComercial ?? '' })}</p>
        <ErrorBanner error={undo.error} />
      </ConfirmDialog>
    </>
  );
}
