import { Group, Title } from '@mantine/core';
import type { ManagedEducationRequest } from '@portal/contract/education-requests';
import { certificateMeaning, managedMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useRequestFacts } from '../useRequestFacts.ts';

/** A request in the managers' list. */
export function ManagedRequestRow({ request }: { request: ManagedEducationRequest }) {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const { period, place } = useRequestFacts();
  const { id, alumno, centro, estado, desde, nivel, especialidad, certificado } = request;
  const isOpen = estado === 'abierta' || estado === 'aceptada';
  return (
    <Row stacked columns={{ wide: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedEducationRequest" params={{ id }} className={entryLink}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text dim small>
          {common(`stages.${nivel}`)} · {especialidad}
        </Text>
      </div>
      <div>
        <p>{centro.descripcion}</p>
        <Text dim small>
          {[place(centro), period(request)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap="0.25rem 0.75rem">
        <StateBadge meaning={managedMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
        {isOpen && (
          <StateBadge meaning={certificado === null ? 'neutral' : certificateMeaning[certificado]}>
            {certificado === null
              ? t('noCertificate')
              : t('certificateBadge', { state: common(`certificate.${certificado}`) })}
          </StateBadge>
        )}
        <Text dim small component="span">
          <RelativeTime value={desde} />
        </Text>
      </Group>
    </Row>
  );
}
