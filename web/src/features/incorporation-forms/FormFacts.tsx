import type { IncorporationDraft, IncorporationSection } from '@portal/contract/incorporation-forms';
import { spain } from '@portal/contract/places';
import { rightDay } from '@portal/contract/schemas/fields';
import { sectionNames } from '@portal/contract/schemas/incorporation-forms';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import type { FieldName } from '../../domain/incorporation/field-names.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './form/IncorporationForm.module.css';

interface Props {
  datos: IncorporationDraft;
  /** What stands below a field, by `section.field`. */
  beside?: (path: string, label: string) => ReactNode;
}

/** All of a form, to be read. */
export function FormFacts({ datos, beside }: Props) {
  const t = useTexts('incorporationForms');
  const read = useReading(datos);
  return sectionNames.map((section) => (
    <Section key={section} id={`seccion-${section}`} title={t(`sections.${section}.title`)}>
      <Facts
        layout="rows"
        facts={read(section).map(({ field, value }) => {
          const label = t(`fields.${field}`);
          return {
            label,
            value: (
              <>
                {value ?? (
                  <Text component="span" dim>
                    {t('notGiven')}
                  </Text>
                )}
                {beside?.(`${section}.${field}`, label)}
              </>
            ),
          };
        })}
      />
    </Section>
  ));
}

interface ReadField {
  field: FieldName;
  value: ReactNode;
}

/** The fields of a section in words; what is not given is null, and what a choice has made void is not there. */
function useReading(datos: IncorporationDraft): (section: IncorporationSection) => ReadField[] {
  const t = useTexts('incorporationForms');
  const { day, number, money } = useFormat();
  const { name } = useCatalogue();
  const text = (field: FieldName, value: string | null | undefined): ReadField => ({
    field,
    value: value ? <span className={classes.words}>{value}</span> : null,
  });
  const amount = (field: FieldName, value: number | string | null | undefined): ReadField => ({
    field,
    value: typeof value === 'number' ? number(value) : null,
  });
  const yesNo = (field: FieldName, value: boolean | null | undefined): ReadField => ({
    field,
    value: typeof value === 'boolean' ? t(value ? 'yes' : 'no') : null,
  });
  const person = (part: NonNullable<IncorporationDraft['firmanteConvenio']> = {}): ReadField[] => [
    text('nombre', part.nombre),
    text('apellidos', part.apellidos),
    text('dni', part.dni),
    text('cargo', part.cargo),
    text('email', part.email),
    text('telefono', part.telefono),
  ];
  return (section) => {
    switch (section) {
      case 'contacto': {
        const { nombre, apellidos, email, telefono } = datos.contacto ?? {};
        return [
          text('nombre', nombre),
          text('apellidos', apellidos),
          text('email', email),
          text('telefono', telefono),
        ];
      }
      case 'firmanteConvenio':
      case 'firmanteAnexo':
        return person(datos[section]);
      case 'lugar': {
        const {
          direccion,
          codigoPostal,
          localidad,
          idPais = spain,
          idProvincia,
          provincia,
          teletrabajo,
        } = datos.lugar ?? {};
        return [
          text('direccion', direccion),
          text('localidad', localidad),
          text('codigoPostal', codigoPostal),
          idPais === spain
            ? text('idProvincia', name('provincias', idProvincia))
            : text('provincia', provincia),
          text('idPais', name('paises', idPais)),
          yesNo('teletrabajo', teletrabajo ?? false),
        ];
      }
      case 'tutor':
        return [
          ...person(datos.tutor),
          text('titulacion', datos.tutor?.titulacion),
          text('departamento', datos.tutor?.departamento),
        ];
      case 'horario': {
        const { horario, ...hours } = datos.horario ?? {};
        const [fechaInicio, fechaFin] = [rightDay(hours.fechaInicio), rightDay(hours.fechaFin)];
        return [
          text('fechaInicio', fechaInicio && day(fechaInicio)),
          text('fechaFin', fechaFin && day(fechaFin)),
          text('horario', horario),
          amount('numeroDiasSemana', hours.numeroDiasSemana),
          amount('horasAldia', hours.horasAldia),
          amount('horasSemana', hours.horasSemana),
          amount('horasTotales', hours.horasTotales),
        ];
      }
      case 'condiciones': {
        const { remunerada, ayudaEstudio, requierePedido, numeroPedido } = datos.condiciones ?? {};
        const pay: ReadField = {
          field: 'ayudaEstudio',
          value: typeof ayudaEstudio === 'number' ? money(ayudaEstudio, 'month') : null,
        };
        return [
          yesNo('remunerada', remunerada),
          ...(remunerada === true ? [pay] : []),
          yesNo('requierePedido', requierePedido ?? false),
          ...(requierePedido === true ? [text('numeroPedido', numeroPedido)] : []),
        ];
      }
      case 'actividad':
        return [
          text('descripcionActividad', datos.actividad?.descripcionActividad),
          text('tareas', datos.actividad?.tareas),
          text('formacionAdquirida', datos.actividad?.formacionAdquirida),
        ];
      case 'competencias': {
        const { genericas = [], especificas } = datos.competencias ?? {};
        return [
          text('genericas', genericas.map((one) => t(`competencies.${one}`)).join(', ')),
          text('especificas', especificas),
        ];
      }
      case 'seguimiento': {
        const { tipoSeguimiento, informaRiesgos, facilitaProteccion } = datos.seguimiento ?? {};
        return [
          text('tipoSeguimiento', tipoSeguimiento && t(`followUp.${tipoSeguimiento}`)),
          yesNo('informaRiesgos', informaRiesgos),
          yesNo('facilitaProteccion', facilitaProteccion),
        ];
      }
    }
  };
}
