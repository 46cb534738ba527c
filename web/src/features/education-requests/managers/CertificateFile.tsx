import { Anchor } from '@mantine/core';
import type { MinorsCertificate } from '@portal/contract/education-requests';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Text } from '../../../ui/Text.tsx';

/** The file of a certificate with its days, and why it was returned. */
export function CertificateFile({ certificate }: { certificate: MinorsCertificate }) {
  const t = useTexts('managedEducation');
  const { day } = useFormat();
  const { fichero, fechaExpedicion, entregado, motivo } = certificate;
  return (
    <div>
      {fichero === null ? (
        <p>{t('certificate.gone')}</p>
      ) : (
        <Anchor href={fichero.url} target="_blank" rel="noopener">
          {fichero.nombre}
          <NewTabMark />
        </Anchor>
      )}
      <Text dim small>
        {t('certificate.issued', { day: day(fechaExpedicion), handed: day(entregado) })}
      </Text>
      {motivo !== null && <p>{motivo}</p>}
    </div>
  );
}
