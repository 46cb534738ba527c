import { AreaField, NumberField, SelectField, TextField, TickField } from '../fields.tsx';
import { useOfferForm, useOfferValue } from '../form-context.ts';
import { FormSection } from './FormSection.tsx';

export function PositionSection() {
  const hasFinalProject = useOfferValue((offer) => offer.trabajoFinEstudios);
  const { hidden, tipo } = useOfferForm();
  return (
    <FormSection id="puesto">
      <TextField name="titulo" help="titulo" />
      <AreaField name="descripcion" help="descripcion" rows={6} />
      <AreaField
        name="tareasAdesarrollar"
        help={tipo === 'practicas' ? 'tareasAdesarrollar' : 'tareasEmpleo'}
        rows={4}
      />
      <NumberField name="plazas" unit="places" />
      <SelectField name="idAreaFuncional" list="areasFuncionales" />
      <SelectField name="idSector" list="sectoresActividad" />
      <SelectField name="idCategoria" list="ambitos" />
      <TextField name="departamento" />
      <TextField name="programa" />
      <TickField name="trabajoFinEstudios" />
      {hasFinalProject && !hidden.has('trabajoFinEstudios') && (
        <>
          <TextField name="tituloTrabajoFinEstudios" />
          <TextField name="nombreTutorUni" />
        </>
      )}
    </FormSection>
  );
}
