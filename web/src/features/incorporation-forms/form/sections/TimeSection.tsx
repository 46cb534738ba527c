import { SimpleGrid } from '@mantine/core';
import { useBrand } from '../../../../lib/brand/brand.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../../lib/i18n/useFormat.ts';
import { DayIn, NumberIn, TextIn } from '../fields.tsx';
import { useInput } from '../form-context.ts';
import classes from '../IncorporationForm.module.css';

/** From when until when, and how many hours; what cannot be is said while it is typed. */
export function TimeSection() {
  const t = useTexts('incorporationForms');
  const { number } = useFormat();
  const { horasDia, horasSemana } = useBrand().limites;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
        <DayIn label={t('fields.fechaInicio')} input={useInput('horario', 'fechaInicio')} />
        <DayIn label={t('fields.fechaFin')} input={useInput('horario', 'fechaFin')} />
      </SimpleGrid>
      <TextIn label={t('fields.horario')} help={t('help.horario')} input={useInput('horario', 'horario')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
        <NumberIn
          kind="whole"
          label={t('fields.numeroDiasSemana')}
          input={useInput('horario', 'numeroDiasSemana')}
        />
        <NumberIn
          kind="decimal"
          label={t('fields.horasAldia')}
          help={t('help.horasAldia', { max: number(horasDia) })}
          input={useInput('horario', 'horasAldia')}
        />
        <NumberIn
          kind="decimal"
          label={t('fields.horasSemana')}
          help={t('help.horasSemana', { max: number(horasSemana) })}
          input={useInput('horario', 'horasSemana')}
        />
        <NumberIn
          kind="decimal"
          label={t('fields.horasTotales')}
          help={t('help.horasTotales')}
          input={useInput('horario', 'horasTotales')}
        />
      </SimpleGrid>
    </>
  );
}
