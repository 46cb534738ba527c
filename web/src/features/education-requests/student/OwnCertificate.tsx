import { Anchor, Button, Stack } from '@mantine/core';
import { certificateMonths, type MinorsCertificate } from '@portal/contract/education-requests';
import { useState } from 'react';
import { certificateMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HandInCertificate } from './HandInCertificate.tsx';

interface Props {
  certificate: MinorsCertificate | null;
  canHandIn: boolean;
}

/** The certificate about minors: why it is asked for, where it stands, and how it is handed in. */
export function OwnCertificate({ certificate, canHandIn }: Props) {
  const t = useTexts('educationStudent');
  const { day } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section id="certificado" title={t('certificate.title')} description={t('certificate.why')}>
      <Stack gap="sm" align="flex-start">
        {certificate === null ? (
          <StateBadge meaning="warning">{t('certificate.none')}</StateBadge>
        ) : (
          <>
            <StateBadge meaning={certificateMeaning[certificate.estado]}>
              {t(`certificate.${certificate.estado}`)}
            </StateBadge>
            {certificate.motivo !== null && <p>{certificate.motivo}</p>}
            {certificate.fichero === null ? (
              <p>{t('certificate.aged', { count: certificateMonths })}</p>
            ) : (
              <div>
                <Anchor href={certificate.fichero.url} target="_blank" rel="noopener">
                  {certificate.fichero.nombre}
                  <NewTabMark />
                </Anchor>
                <Text dim small>
                  {t('certificate.issued', { day: day(certificate.fechaExpedicion) })}
                </Text>
              </div>
            )}
          </>
        )}
        {canHandIn && (
          <Button
            variant={certificate === null || certificate.estado === 'devuelto' ? 'filled' : 'default'}
            onClick={() => setOpen(true)}
          >
            {t(certificate === null ? 'certificate.handIn' : 'certificate.again')}
          </Button>
        )}
      </Stack>
      <Dialog opened={isOpen} onClose={close} title={t('certificate.handIn')} closesOutside={false}>
        <HandInCertificate onDone={close} />
      </Dialog>
    </Section>
  );
}
