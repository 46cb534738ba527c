import { listActiveProgrammes, listCompanyProgrammes } from '@portal/contract/programmes';
import { useCall } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  AreaField,
  DateField,
  ManyField,
  NumberField,
  SelectField,
  TextField,
  TickField,
} from '../fields.tsx';
import { useOfferForm, useOfferValue } from '../form-context.ts';
import { longestTitle } from '../offer-values.ts';
import { useHasAside } from '../useHasAside.ts';
import { Degrees } from './Degrees.tsx';
import { Derived } from './Derived.tsx';
import { DocumentsSection, type FileProps } from './DocumentsSection.tsx';
import { FormSection } from './FormSection.tsx';
import { Languages } from './Languages.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { Reach } from './Reach.tsx';
import { RequirementFields } from './RequirementFields.tsx';
import classes from './sections.module.css';

/** Every section, in the order of `sections`. */
export function FormSections(props: FileProps) {
  return (
    <>
      <PositionSection />
      <PlaceSection />
      <DatesSection />
      <PaySection />
      <ProfileSection />
      <DocumentsSection {...props} />
      <PeopleSection />
      <OtherSection />
    </>
  );
}

function DatesSection() {
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
        <NumberField name="horasAldia" decimals {...limit(limites.horasDia)} />
        <NumberField name="horasSemana" decimals {...limit(limites.horasSemana)} />
      </div>
      <NumberField name="numeroDiasSemana" />
      <Derived />
      <NumberField name="tiempoDedicacionJornada" unit="percent" decimals help="tiempoDedicacionJornada" />
      <DateField
        name="fechaCaducidad"
        help={{
          text: t(hidden.has('fechaFin') ? 'help.fechaCaducidad' : 'help.fechaCaducidadFin', {
            days: limites.diasOferta,
          }),
        }}
      />
      <NumberField name="diasRespuesta" unit="days" help="diasRespuesta" />
    </FormSection>
  );
}

function OtherSection() {
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

function PaySection() {
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

function PositionSection() {
  const hasFinalProject = useOfferValue((offer) => offer.trabajoFinEstudios);
  const { hidden, tipo } = useOfferForm();
  return (
    <FormSection id="puesto">
      <TextField name="titulo" help="titulo" max={longestTitle} />
      <AreaField name="descripcion" help="descripcion" rows={6} />
      <AreaField
        name="tareasAdesarrollar"
        help={tipo === 'practicas' ? 'tareasAdesarrollar' : 'tareasEmpleo'}
        rows={4}
      />
      <NumberField name="plazas" />
      <SelectField name="idAreaFuncional" list="areasFuncionales" />
      <SelectField name="idSector" list="sectoresActividad" />
      <SelectField name="idCategoria" list="ambitos" />
      <TextField name="departamento" />
      <ProgrammeField />
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

/** Chosen among the programmes in which the company takes part; managers choose among all that go on. */
function ProgrammeField() {
  const isCompany = useSession()?.data.userType === 'Empresa';
  const { data: own = [] } = useCall(listCompanyProgrammes, {}, { enabled: isCompany });
  const { data: all = [] } = useCall(listActiveProgrammes, {}, { enabled: !isCompany });
  const programmes = isCompany ? own.filter(({ puedeOfertar }) => puedeOfertar) : all;
  return (
    <SelectField
      name="idPrograma"
      list={programmes.map(({ idPrograma, titulo }) => ({ value: idPrograma, label: titulo }))}
    />
  );
}

function ProfileSection() {
  const hasAside = useHasAside();
  return (
    <FormSection id="perfil">
      {!hasAside && <Reach />}
      <Degrees />
      <NumberField name="cursoMinimo" />
      <NumberField name="creditosSuperados" unit="credits" help="creditosSuperados" />
      <NumberField name="anioPromocionMaximo" help="anioPromocionMaximo" />
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
