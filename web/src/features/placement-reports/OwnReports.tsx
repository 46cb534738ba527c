import { Button, Stack } from '@mantine/core';
import { getOwnReports, issueOwnCertificate } from '@portal/contract/placement-reports';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Certificates } from './Certificates.tsx';
import { GivenMark } from './GivenMark.tsx';
import { hasReports, type PartProps } from './has-reports.ts';
import { MemoriaForm } from './MemoriaForm.tsx';
import type { OwnReports as Reports } from './own-reports.ts';
import { ReportRow } from './ReportRow.tsx';

/** The student’s final report, the mark and, once all is closed, the certificate. */
export function OwnReports({ placement }: PartProps) {
  const { idPractica } = placement;
  const enabled = hasReports(placement);
  const query = useCall(getOwnReports, { params: { id: idPractica } }, { enabled });
  if (!enabled) return null;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" />}>
      {(reports) => (
        <>
          <Written idPractica={idPractica} reports={reports} />
          {reports.puede.certificado && <OwnCertificates idPractica={idPractica} reports={reports} />}
        </>
      )}
    </CallView>
  );
}

function Written({ idPractica, reports }: { idPractica: number; reports: Reports }) {
  const t = useTexts('placementReports');
  const [isWriting, setWriting] = useState(false);
  const { memoria, puede, valoracion } = reports;
  const isEnding = puede.memoria;
  return (
    <Section id="informes" title={t('title')} description={t('ownText')}>
      <Stack>
        <EntryList flush>
          <li>
            <ReportRow
              name={t('names.memoria')}
              report={memoria}
              acts={
                isEnding &&
                !isWriting && (
                  <Button
                    size="xs"
                    variant={memoria === null ? 'filled' : 'default'}
                    onClick={() => setWriting(true)}
                  >
                    {t(memoria === null ? 'memoria.write' : 'correct')}
                  </Button>
                )
              }
            />
          </li>
        </EntryList>
        {isWriting && (
          <MemoriaForm idPractica={idPractica} reports={reports} onSent={() => setWriting(false)} />
        )}
        {valoracion !== null && <GivenMark mark={valoracion} />}
      </Stack>
    </Section>
  );
}

function OwnCertificates({ idPractica, reports }: { idPractica: number; reports: Reports }) {
  const t = useTexts('placementReports');
  const issue = useSend(issueOwnCertificate, { invalidates: [getOwnReports] });
  return (
    <Section id="certificado" title={t('certificate.title')} description={t('certificate.text')}>
      <Certificates
        issued={reports.certificados}
        issue={(idioma) => issue.mutate({ body: { idPractica, idioma } })}
        making={issue.isPending ? issue.variables.body.idioma : undefined}
        error={issue.error}
      />
    </Section>
  );
}
