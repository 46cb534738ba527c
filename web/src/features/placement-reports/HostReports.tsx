import { Button, Stack } from '@mantine/core';
import {
  type HostReport,
  type HostReportKind,
  hostReportKinds,
  type PlacementReports,
} from '@portal/contract/placement-reports';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { HostReportForm } from './HostReportForm.tsx';
import { ReportRow } from './ReportRow.tsx';

export interface HostSending {
  tipo: HostReportKind;
  version: number;
  datos: HostReport;
}

interface Props {
  idPractica: number;
  reports: PlacementReports;
  send: (sending: HostSending) => Promise<unknown>;
}

/** The host tutor’s reports, to write, to correct and to read. */
export function HostReports({ idPractica, reports, send }: Props) {
  const t = useTexts('placementReports');
  const [writing, setWriting] = useState<HostReportKind | null>(null);
  // The interim one is optional: it is shown where it is there, or can be written.
  const kinds = hostReportKinds.filter(
    (kind) => kind === 'final' || reports[kind] !== null || reports.puede[kind],
  );
  return (
    <Stack>
      <EntryList flush>
        {kinds.map((kind) => (
          <li key={kind}>
            <ReportRow
              name={t(`names.${kind}`)}
              report={reports[kind]}
              acts={
                reports.puede[kind] &&
                writing !== kind && (
                  <Button
                    size="xs"
                    variant={kind === 'final' && reports.final === null ? 'filled' : 'default'}
                    onClick={() => setWriting(kind)}
                  >
                    {t(reports[kind] === null ? 'host.write' : 'correct')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </EntryList>
      {writing !== null && (
        <HostReportForm
          key={`${writing} ${reports[writing]?.version ?? 0}`}
          idPractica={idPractica}
          kind={writing}
          before={reports[writing]?.datos}
          horasHechas={reports.horasHechas}
          send={async (datos) => {
            await send({ tipo: writing, version: reports[writing]?.version ?? 0, datos });
            setWriting(null);
          }}
          onCancel={() => setWriting(null)}
        />
      )}
    </Stack>
  );
}
