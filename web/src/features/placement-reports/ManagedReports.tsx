import { Button, Stack } from '@mantine/core';
import {
  acceptReport,
  getManagedReports,
  issueCertificate,
  type PlacementReports,
  reportKinds,
} from '@portal/contract/placement-reports';
import { getManagedPlacement } from '@portal/contract/placements';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Certificates } from './Certificates.tsx';
import { GivenMark } from './GivenMark.tsx';
import { hasReports, type PartProps } from './has-reports.ts';
import { ReportRow } from './ReportRow.tsx';

/** The reports of a placement as managers accept them, the mark and the certificates. */
export function ManagedReports({ placement }: PartProps) {
  const t = useTexts('placementReports');
  const { idPractica } = placement;
  const enabled = hasReports(placement);
  const query = useCall(getManagedReports, { params: { id: idPractica } }, { enabled });
  if (!enabled) return null;
  return (
    <Section id="informes" title={t('title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {(reports) => (
          <Written idPractica={idPractica} isClosed={placement.estado === 'cerrada'} reports={reports} />
        )}
      </CallView>
    </Section>
  );
}

interface Props {
  idPractica: number;
  /** Nothing of it changes any more. */
  isClosed: boolean;
  reports: PlacementReports;
}

function Written({ idPractica, isClosed, reports }: Props) {
  const t = useTexts('placementReports');
  const accept = useSend(acceptReport, { invalidates: [getManagedReports] });
  const issue = useSend(issueCertificate, { invalidates: [getManagedReports, getManagedPlacement] });
  const { puede, valoracion, certificados } = reports;
  const kinds = reportKinds.filter((kind) => kind !== 'intermedio' || reports.intermedio !== null);
  return (
    <Stack>
      <EntryList flush>
        {kinds.map((tipo) => {
          const report = reports[tipo];
          return (
            <li key={tipo}>
              <ReportRow
                name={t(`names.${tipo}`)}
                report={report}
                acts={
                  !isClosed &&
                  report?.aceptado === null && (
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => accept.mutate({ body: { idPractica, tipo, version: report.version } })}
                      loading={accept.isPending && accept.variables.body.tipo === tipo}
                      aria-label={t('acceptOf', { name: t(`names.${tipo}`) })}
                    >
                      {t('accept')}
                    </Button>
                  )
                }
              />
            </li>
          );
        })}
      </EntryList>
      <ErrorBanner error={accept.error} />
      {valoracion !== null && <GivenMark mark={valoracion} />}
      {puede.certificado && (
        <Certificates
          issued={certificados}
          issue={(idioma) => issue.mutate({ body: { idPractica, idioma } })}
          making={issue.isPending ? issue.variables.body.idioma : undefined}
          error={issue.error}
        />
      )}
    </Stack>
  );
}
