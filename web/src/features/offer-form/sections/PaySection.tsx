import { AreaField, ManyField, NumberField, SelectField } from '../fields.tsx';
import { FormSection } from './FormSection.tsx';
import classes from './sections.module.css';

export function PaySection() {
  return (
    <FormSection id="economicas">
      <SelectField name="idTipoContrato" list="tiposContrato" help="idTipoContrato" />
      <NumberField name="ayudaEstudio" unit="euroMonth" decimals help="ayudaEstudio" />
      <div className={classes.pair} data-level>
        <NumberField name="salario" unit="euroYear" decimals />
        <NumberField name="salarioMaximo" unit="euroYear" decimals help="salarioMaximo" />
      </div>
      <NumberField name="remuneracionBrutaHora" unit="euroHour" decimals />
      <NumberField name="remuneracionBrutaAnual" unit="euroYear" decimals />
      <ManyField name="otrasRemuneraciones" list="otrasRemuneraciones" />
      <AreaField name="otrosBeneficios" rows={2} />
    </FormSection>
  );
}
