import { Stack } from '@mantine/core';
import {
  getCompanyReports,
  getTutorReports,
  markPlacement,
  type PlacementReports,
  sendHostReport,
  sendHostReportByLink,
} from '@portal/contract/placement-reports';
import {
  getCompanyPlacement,
  getTutorPlacement,
  openTutorLink,
  type TutorKind,
} from '@portal/contract/placements';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { GivenMark } from './GivenMark.tsx';
import { HostReports } from './HostReports.tsx';
import { hasReports, type PartProps } from './has-reports.ts';
import { MarkForm } from './MarkForm.tsx';
import { ReportRow } from './ReportRow.tsx';

/** The reports on the pages of a placement of its company and of its tutors. */

export function CompanyReports({ placement }: PartProps) {
  const t = useTexts('placementReports');
  const { idPractica } = placement;
  const enabled = hasReports(placement);
  const query = useCall(getCompanyReports, { params: { id: idPractica } }, { enabled });
  const send = useSend(sendHostReport, { invalidates: [getCompanyReports, getCompanyPlacement] });
  if (!enabled) return null;
  return (
    <Section id="informes" title={t('title')} description={t('hostText')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(reports) => (
          <HostReports
            idPractica={idPractica}
            reports={reports}
            send={(sending) => send.mutateAsync({ body: { idPractica, ...sending } })}
          />
        )}
      </CallView>
    </Section>
  );
}

interface TutorProps extends PartProps {
  token: string;
  tipo: TutorKind;
}

export function TutorReports({ placement, token, tipo }: TutorProps) {
  const t = useTexts('placementReports');
  const { idPractica } = placement;
  const enabled = hasReports(placement);
  const query = useCall(getTutorReports, { body: { token, idPractica } }, { enabled });
  const invalidates = [getTutorReports, getTutorPlacement, openTutorLink];
  const send = useSend(sendHostReportByLink, { invalidates });
  if (!enabled) return null;
  return (
    <Section
      id="informes"
      title={t('title')}
      description={t(tipo === 'empresa' ? 'hostText' : 'academicText')}
    >
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(reports) =>
          tipo === 'empresa' ? (
            <HostReports
              idPractica={idPractica}
              reports={reports}
              send={(sending) => send.mutateAsync({ body: { token, idPractica, ...sending } })}
            />
          ) : (
            <Marked idPractica={idPractica} token={token} reports={reports} />
          )
        }
      </CallView>
    </Section>
  );
}

interface MarkedProps {
  idPractica: number;
  token: string;
  reports: PlacementReports;
}

/** What the academic tutor reads, and the mark. */
function Marked({ idPractica, token, reports }: MarkedProps) {
  const t = useTexts('placementReports');
  const { final, intermedio, memoria, valoracion, puede } = reports;
  const give = useSend(markPlacement, { invalidates: [getTutorReports, getTutorPlacement, openTutorLink] });
  const version = valoracion?.version ?? 0;
  return (
    <Stack>
      <EntryList flush>
        <li>
          <ReportRow name={t('names.final')} report={final} />
        </li>
        {intermedio !== null && (
          <li>
            <ReportRow name={t('names.intermedio')} report={intermedio} />
          </li>
        )}
        <li>
          <ReportRow name={t('names.memoria')} report={memoria} />
        </li>
      </EntryList>
      {puede.valoracion && (
        <MarkForm
          key={version}
          before={valoracion}
          send={(given) => give.mutateAsync({ body: { token, idPractica, version, ...given } })}
          error={give.error}
        />
      )}
      {!puede.valoracion && valoracion !== null && <GivenMark mark={valoracion} />}
      {!puede.valoracion && valoracion === null && (
        <Text dim small>
          {t('mark.later')}
        </Text>
      )}
    </Stack>
  );
}
