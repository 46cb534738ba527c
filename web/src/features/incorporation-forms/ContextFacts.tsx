import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Facts } from '../../ui/Facts.tsx';
import type { SomeForm } from './incorporation-form.ts';

/** Who is taken on, and for which offer. */
export function ContextFacts({
  contexto,
  isManaged = false,
}: Pick<SomeForm, 'contexto'> & { isManaged?: boolean }) {
  const t = useTexts('incorporationForms');
  const { day } = useFormat();
  const { alumno, oferta, empresa } = contexto;
  const { fechaInicio, fechaFin } = oferta;
  const dates =
    fechaInicio !== null && fechaFin !== null
      ? t('facts.period', { from: day(fechaInicio), to: day(fechaFin) })
      : fechaInicio !== null
        ? t('facts.from', { day: day(fechaInicio) })
        : fechaFin !== null
          ? t('facts.until', { day: day(fechaFin) })
          : null;
  return (
    <Facts
      facts={[
        { label: t('facts.student'), value: `${alumno.nombre} ${alumno.apellidos}`.trim() },
        { label: t('facts.dni'), value: alumno.dni },
        { label: t('facts.degree'), value: alumno.titulacion },
        { label: t('facts.company'), value: isManaged && empresa },
        { label: t('facts.offer'), value: oferta.titulo },
        { label: t('facts.dates'), value: dates },
      ]}
    />
  );
}
