import { Anchor } from '@mantine/core';
import type { CompanyDocument } from '@portal/contract/company-documents';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { nearness } from './document-state.ts';

/** What a document is, its dates, and why it was returned. */
export function DocumentWords({ document }: { document: CompanyDocument }) {
  const t = useTexts('companyDocuments');
  const { day, daysFromToday } = useFormat();
  const {
    tipo,
    nombre,
    descripcion,
    estado,
    fechaLimite,
    fecha,
    entregado,
    caduca,
    motivo,
    alumno,
    anterior,
  } = document;
  const isAwaited = estado === 'pendiente' || estado === 'devuelto';
  const kind = t(`kinds.${tipo}`);
  const facts = [
    kind === nombre || tipo === 'otro' ? null : kind,
    alumno,
    fecha && fecha !== entregado?.slice(0, 10) && t('dated', { day: day(fecha) }),
    !isAwaited && entregado && t('handedIn', { day: day(entregado) }),
    caduca && t(nearness(daysFromToday(caduca)) === 'past' ? 'expired' : 'expires', { day: day(caduca) }),
    isAwaited &&
      fechaLimite &&
      t(nearness(daysFromToday(fechaLimite)) === 'past' ? 'late' : 'until', { day: day(fechaLimite) }),
  ];
  return (
    <>
      {descripcion !== null && <Text small>{descripcion}</Text>}
      <Text dim small>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {anterior !== null && (
        <Text small>
          <Anchor href={anterior.documento.url} target="_blank">
            {anterior.caduca === null ? t('before') : t('beforeUntil', { day: day(anterior.caduca) })}
          </Anchor>
        </Text>
      )}
      {motivo !== null && <Text small>{t('reason', { reason: motivo })}</Text>}
    </>
  );
}
