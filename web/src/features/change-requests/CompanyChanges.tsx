import { Button } from '@mantine/core';
import {
  type ChangeRequest,
  listChangeablePlacements,
  listCompanyChanges,
  withdrawChange,
} from '@portal/contract/change-requests';
import { getCompanyPlacement, type PlacementState } from '@portal/contract/placements';
import { useState } from 'react';
import { isUnended } from '../../domain/placement/awaited.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChangeEntry } from './view/ChangeEntry.tsx';
import { isOpenChange } from './view/change-meaning.ts';

interface Props {
  placement: { readonly idPractica: number; readonly estado: PlacementState };
}

/** What the company has asked to be changed in a placement, and the way to ask for more. */
export function CompanyChanges({ placement: { idPractica, estado } }: Props) {
  const t = useTexts('changeRequests');
  const isOffered = useBrand().opciones.solicitarCambioPracticas;
  const query = useCall(listCompanyChanges, { params: { id: idPractica } }, { enabled: isOffered });
  if (!isOffered) return null;
  const changes = query.data;
  const mayAsk = isUnended(estado) && changes?.every((change) => !isOpenChange(change.estado)) === true;
  if (!mayAsk && changes?.length === 0) return null;
  return (
    <Section
      id="cambios"
      title={t('title')}
      action={
        mayAsk && (
          <ScreenButton to="requestChange" search={`?practica=${idPractica}`} variant="default" size="xs">
            {t('ask')}
          </ScreenButton>
        )
      }
    >
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {(list) =>
          list.length === 0 ? (
            <Text dim small>
              {t('none')}
            </Text>
          ) : (
            <EntryList flush>
              {list.map((change) => (
                <li key={change.idCambio}>
                  <ChangeEntry
                    change={change}
                    acts={isOpenChange(change.estado) && <Withdraw change={change} />}
                  />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </Section>
  );
}

function Withdraw({ change: { idCambio, version } }: { change: ChangeRequest }) {
  const t = useTexts('changeRequests');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSend(withdrawChange, {
    invalidates: [listCompanyChanges, listChangeablePlacements, getCompanyPlacement],
    onSuccess: () => setAsking(false),
  });
  return (
    <div>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('withdraw.act')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.act')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { idCambio, version } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('withdraw.text')}</p>
        <ErrorBanner error={withdraw.error} />
      </ConfirmDialog>
    </div>
  );
}
