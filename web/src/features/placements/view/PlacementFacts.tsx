import type { WholePlacement } from '@portal/contract/placements';
import { spain } from '@portal/contract/places';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from './placements.module.css';

type Shown = 'company' | 'student';

interface Props {
  placement: WholePlacement;
  /** Who is named besides: whoever reads it knows who they are themselves. */
  shows: readonly Shown[];
}

/** When, where, how long and for what. */
export function PlacementFacts({ placement, shows }: Props) {
  const t = useTexts('placementView');
  const { day, number, money } = useFormat();
  const place = usePlace(placement.datos.lugar);
  const { horario, condiciones } = placement.datos;
  return (
    <Section title={t('facts.title')}>
      <Facts
        layout="rows"
        facts={[
          { label: t('facts.offer'), value: placement.titulo },
          { label: t('facts.company'), value: shows.includes('company') && placement.empresa },
          { label: t('facts.student'), value: shows.includes('student') && placement.alumno },
          { label: t('facts.degree'), value: placement.titulacion },
          { label: t('facts.kind'), value: t(`kinds.${placement.tipoPractica}`) },
          {
            label: t('facts.dates'),
            value: t('period', { from: day(placement.fechaInicio), to: day(placement.fechaFin) }),
          },
          {
            label: t('facts.interruptions'),
            value: placement.interrupciones.length > 0 && (
              <span className={classes.words}>
                {placement.interrupciones
                  .map(({ desde, hasta, motivo }) =>
                    [t('period', { from: day(desde), to: day(hasta) }), motivo].filter(Boolean).join(': '),
                  )
                  .join('\n')}
              </span>
            ),
          },
          { label: t('facts.timetable'), value: <span className={classes.words}>{horario.horario}</span> },
          { label: t('facts.daily'), value: number(horario.horasAldia) },
          { label: t('facts.weekly'), value: number(horario.horasSemana) },
          { label: t('facts.total'), value: number(placement.horasTotales) },
          { label: t('facts.place'), value: <span className={classes.words}>{place}</span> },
          {
            label: t('facts.pay'),
            value: !condiciones.remunerada
              ? t('facts.unpaid')
              : condiciones.ayudaEstudio !== null && money(condiciones.ayudaEstudio, 'month'),
          },
        ]}
      />
    </Section>
  );
}

/** The address as it is written, with where a part is done from elsewhere. */
function usePlace(lugar: WholePlacement['datos']['lugar']): string {
  const t = useTexts('placementView');
  const { name } = useCatalogue();
  const { direccion, codigoPostal, localidad, idPais, idProvincia, provincia, teletrabajo } = lugar;
  const region = idPais === spain ? name('provincias', idProvincia) : provincia;
  const town = [`${codigoPostal} ${localidad}`, region === localidad ? null : region]
    .filter(Boolean)
    .join(', ');
  const country = idPais === spain ? null : name('paises', idPais);
  return [direccion, town, country, teletrabajo && t('facts.remote')].filter(Boolean).join('\n');
}
