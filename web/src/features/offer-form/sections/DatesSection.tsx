import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DateField, NumberField, TextField } from '../fields.tsx';
import { useOfferForm } from '../form-context.ts';
import { FormSection } from './FormSection.tsx';
import classes from './sections.module.css';

export function DatesSection() {
  const t = useTexts('offerForm');
  const { tipo, hidden } = useOfferForm();
  const { limites } = useBrand();
  // What the institution allows is of internships alone.
  const limit = (max: number) =>
    tipo === 'practicas' ? { help: { text: t('help.horasLimite', { max }) } } : {};
  return (
    <FormSection id="fechas">
      <div className={classes.pair} data-level>
        <DateField name="fechaInicio" />
        <DateField name="fechaFin" />
      </div>
      <NumberField name="meses" unit="months" decimals />
      <TextField name="horario" help="horario" />
      <div className={classes.pair} data-level>
        <NumberField name="horasAldia" unit="hours" decimals {...limit(limites.horasDia)} />
        <NumberField name="horasSemana" unit="hours" decimals {...limit(limites.horasSemana)} />
      </div>
      <NumberField name="numeroDiasSemana" unit="days" />
      <NumberField name="tiempoDedicacionJornada" unit="percent" decimals help="tiempoDedicacionJornada" />
      <DateField
        name="fechaCaducidad"
        help={{
          text: t(hidden.has('fechaFin') ? 'help.fechaCaducidad' : 'help.fechaCaducidadFin', {
            days: limites.diasOferta,
          }),
        }}
      />
    </FormSection>
  );
}
