import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ChangeKind } from '@portal/contract/change-requests';
import type { ChangeableData } from '@portal/contract/change-rules';
import { spain } from '@portal/contract/places';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { YesNo } from '../../../ui/YesNo.tsx';
import { type ChangePath, pathsOf, type SectionInputs } from './change-values.ts';
import { Hours, LastDay } from './time-fields.tsx';
import type { ChangeFormState } from './useChangeForm.ts';

interface Props {
  form: ChangeFormState;
  kind: ChangeKind;
  /** What is now. */
  before: ChangeableData;
  /** What is wrong, said while it is typed. */
  said: Readonly<Record<string, string>>;
}

/** What is another in each kind of change, and nothing else. */
export function ChangeFields({ form, kind, before, said }: Props) {
  const { cambios } = form.getValues();
  const paths = pathsOf[kind].filter((path) => isAsked(path, cambios));
  if (paths.length === 0) return null;
  const isWide = kind === 'tareas' || kind === 'ayuda';
  const inputs = paths.map((path) => (
    <FieldIn key={path} path={path} form={form} before={before} said={said} />
  ));
  return isWide ? (
    <Stack>{inputs}</Stack>
  ) : (
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-level>
      {inputs}
    </SimpleGrid>
  );
}

/** A choice makes some void: a province is chosen in Spain and written elsewhere. */
function isAsked(path: ChangePath, { lugar, condiciones }: SectionInputs): boolean {
  if (path === 'condiciones.ayudaEstudio') return condiciones.remunerada;
  if (path === 'lugar.idProvincia') return lugar.idPais === spain;
  return path !== 'lugar.provincia' || lugar.idPais !== spain;
}

interface FieldProps extends Omit<Props, 'kind'> {
  path: ChangePath;
}

function FieldIn({ path, form, before, said }: FieldProps) {
  const words = useTexts('incorporationForms');
  const { options } = useCatalogue();
  const key = labelKey(path);
  const label = key === null ? path : words(key);
  const name = `cambios.${path}`;
  const input = form.getInputProps(name);
  const field = { ...input, error: input.error ?? said[name] };
  switch (path) {
    case 'horario.fechaFin':
      return (
        <LastDay
          label={label}
          field={field}
          before={before.horario.fechaFin}
          typed={form.getValues().cambios.horario.fechaFin}
        />
      );
    case 'horario.numeroDiasSemana':
      return <NumberField kind="whole" label={label} {...field} />;
    case 'horario.horasAldia':
      return <Hours of="horasAldia" label={label} field={field} />;
    case 'horario.horasSemana':
      return <Hours of="horasSemana" label={label} field={field} />;
    case 'horario.horasTotales':
      return <NumberField kind="decimal" label={label} {...field} />;
    case 'condiciones.ayudaEstudio':
      return <NumberField kind="money" label={label} description={words('help.ayudaEstudio')} {...field} />;
    case 'condiciones.remunerada':
      return (
        <YesNo
          label={label}
          first
          yes={{ label: words('paid.yes') }}
          no={{ label: words('paid.no') }}
          {...field}
          data-path={name}
          value={form.getValues().cambios.condiciones.remunerada}
        />
      );
    case 'lugar.idProvincia':
      return <SearchSelect label={label} options={options('provincias')} {...field} />;
    case 'lugar.idPais':
      return <SearchSelect label={label} options={options('paises')} clearable={false} {...field} />;
    case 'lugar.teletrabajo':
      return <Checkbox label={label} {...form.getInputProps(name, { type: 'checkbox' })} />;
    case 'actividad.descripcionActividad':
    case 'actividad.tareas':
    case 'actividad.formacionAdquirida':
      return <Textarea label={label} autosize minRows={3} maxRows={16} maxLength={5000} {...field} />;
    case 'tutor.titulacion':
    case 'tutor.departamento':
      return (
        <TextInput
          label={<OptionalLabel>{label}</OptionalLabel>}
          autoComplete="off"
          maxLength={150}
          {...field}
        />
      );
    default:
      return (
        <TextInput
          label={label}
          autoComplete="off"
          maxLength={path === 'horario.horario' ? 500 : 150}
          {...(path === 'horario.horario' && { description: words('help.horario') })}
          {...(path === 'tutor.email' && { type: 'email' })}
          {...(path === 'tutor.telefono' && { type: 'tel' })}
          {...field}
        />
      );
  }
}
