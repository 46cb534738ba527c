import { Stack } from '@mantine/core';
import { certificateMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CertificateActs } from './CertificateActs.tsx';
import { CertificateFile } from './CertificateFile.tsx';
import type { ManagedRequestDetail } from './managed-request.ts';

/** The certificate about minors of the student of a request. */
export function CertificateSection({ request }: { request: ManagedRequestDetail }) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const { certificadoMenores: certificate, versionCertificado: version, idAlumno, alumno } = request;
  return (
    <Section
      title={t('certificate.title')}
      {...(certificate && {
        action: (
          <StateBadge meaning={certificateMeaning[certificate.estado]}>
            {common(`certificate.${certificate.estado}`)}
          </StateBadge>
        ),
      })}
    >
      {certificate === null || version === null ? (
        <Text dim small>
          {t('certificate.none')}
        </Text>
      ) : (
        <Stack gap="sm">
          <CertificateFile certificate={certificate} />
          {certificate.estado === 'entregado' && (
            <CertificateActs idAlumno={idAlumno} alumno={alumno} version={version} />
          )}
        </Stack>
      )}
    </Section>
  );
}
