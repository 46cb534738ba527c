import { AreaField, NumberField, TickField } from '../fields.tsx';
import { Degrees } from './Degrees.tsx';
import { FormSection } from './FormSection.tsx';
import { Languages } from './Languages.tsx';
import { RequirementFields } from './RequirementFields.tsx';

export function ProfileSection() {
  return (
    <FormSection id="perfil">
      <Degrees />
      <NumberField name="cursoMinimo" unit="course" />
      <NumberField name="creditosSuperados" unit="credits" help="creditosSuperados" />
      <NumberField name="anioPromocionMaximo" unit="year" help="anioPromocionMaximo" />
      <TickField name="soloUltimoCurso" />
      <TickField name="perfilNoUniversitario" help="perfilNoUniversitario" />
      <NumberField name="experiencia" unit="years" help="experiencia" />
      <AreaField name="experienciaDeseable" rows={2} />
      <Languages />
      <RequirementFields name="requisitosObligatorios" />
      <RequirementFields name="requisitosDeseables" />
      <AreaField name="motivosExclusion" help="motivosExclusion" rows={2} />
    </FormSection>
  );
}
