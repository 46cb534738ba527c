import type { EducationStage } from '@portal/contract/education-requests';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import type { Fact } from '../../ui/Facts.tsx';
import { schoolPlace } from './school-place.ts';

interface Asked {
  fechaInicio: string;
  fechaFin: string;
  nivel: EducationStage;
  especialidad: string;
  observaciones: string | null;
}

interface Placed {
  localidad: string | null;
  idProvincia: number | null;
}

/** What is said of a request, in words. */
export function useRequestFacts() {
  const t = useTexts('educationRequests');
  const { shortDay } = useFormat();
  const { name } = useCatalogue();
  const period = ({ fechaInicio, fechaFin }: Pick<Asked, 'fechaInicio' | 'fechaFin'>) =>
    t('facts.period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) });
  return {
    period,
    place: ({ localidad, idProvincia }: Placed) => schoolPlace(localidad, name('provincias', idProvincia)),
    of: (asked: Asked): Fact[] => [
      { label: t('facts.dates'), value: period(asked) },
      { label: t('facts.stage'), value: t(`stages.${asked.nivel}`) },
      { label: t('facts.speciality'), value: asked.especialidad },
      { label: t('facts.remarks'), value: asked.observaciones },
    ],
  };
}
