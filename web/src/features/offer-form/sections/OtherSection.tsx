import { AreaField, TextField, TickField } from '../fields.tsx';
import { FormSection } from './FormSection.tsx';

export function OtherSection() {
  return (
    <FormSection id="otros">
      <TickField name="ocultarDatosEmpresa" help="ocultarDatosEmpresa" />
      <TextField name="candidatoPreferido" help="candidatoPreferido" />
      <TextField name="solicitante" />
      <TextField name="numeroPedido" help="numeroPedido" />
      <AreaField name="observaciones" help="observaciones" />
    </FormSection>
  );
}
