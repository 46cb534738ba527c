import { Box, Button } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Answer } from '@portal/contract/endpoint';
import { getMaintenance, getMaintenanceDetail, switchMaintenance } from '@portal/contract/maintenance';
import { useState } from 'react';
import { ActHistory } from '../../domain/acts/ActHistory.tsx';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { noteMaintenance } from '../../lib/api/maintenance.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './Maintenance.module.css';

type Detail = Answer<typeof getMaintenanceDetail>;

/** What others switch meanwhile is seen soon. */
const askAgainSeconds = 30;

export default function MaintenanceSwitch() {
  const t = useTexts('managing');
  const states = useTexts('states');
  const query = useCall(getMaintenanceDetail, {}, { everySeconds: askAgainSeconds });
  return (
    <Box maw="45rem">
      <PageHead title={t('maintenance.title')} context={t('maintenance.context')} />
      <CallView query={query}>{(detail) => <State detail={detail} />}</CallView>
      <Disclosure title={states('acts.title')}>
        <ActHistory tipo="portal" objeto="mantenimiento" />
      </Disclosure>
    </Box>
  );
}

function State({ detail }: { detail: Detail }) {
  const t = useTexts('managing');
  const [isAsking, setAsking] = useState(false);
  const { activo, porConfiguracion } = detail;
  const act = activo ? 'off' : 'on';
  const change = useSend(switchMaintenance, {
    quiet: true,
    invalidates: [getMaintenanceDetail, getMaintenance, listActs],
    onSuccess: (after) => {
      noteMaintenance(after.activo);
      setAsking(false);
      showNotice(t(after.activo ? 'maintenance.switchedOn' : 'maintenance.switchedOff'));
    },
  });
  return (
    <Section title={t('maintenance.state')}>
      <StateBadge meaning={activo ? 'warning' : 'good'}>
        {t(activo ? 'maintenance.isOn' : 'maintenance.isOff')}
      </StateBadge>
      <Turns detail={detail} />
      <ErrorBanner error={change.error} />
      {porConfiguracion ? (
        <Banner meaning="info" title={t('maintenance.configured')}>
          <p>{t('maintenance.configuredText')}</p>
        </Banner>
      ) : (
        <div>
          <Button variant={activo ? 'filled' : 'default'} onClick={() => setAsking(true)}>
            {t(`maintenance.${act}`)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t(`maintenance.${act}Title`)}
        confirmLabel={t(`maintenance.${act}`)}
        destructive={!activo}
        busy={change.isPending}
        onConfirm={() => change.mutate({ body: { activo: !activo } }, { onError: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <p>{t(`maintenance.${act}Text`)}</p>
      </ConfirmDialog>
    </Section>
  );
}

/** Who switched it last, and when. */
function Turns({ detail: { activado, desactivado } }: { detail: Detail }) {
  const t = useTexts('managing');
  if (activado === null) return <p className={classes.turns}>{t('maintenance.never')}</p>;
  return (
    <ul className={classes.turns}>
      <li>
        {t('maintenance.onBy', { name: activado.nombre })} <RelativeTime value={activado.fecha} />
      </li>
      {desactivado !== null && (
        <li>
          {t('maintenance.offBy', { name: desactivado.nombre })} <RelativeTime value={desactivado.fecha} />
        </li>
      )}
    </ul>
  );
}
