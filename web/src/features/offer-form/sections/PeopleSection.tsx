import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Text } from '../../../ui/Text.tsx';
import { NumberField, TextField } from '../fields.tsx';
import { useOfferForm } from '../form-context.ts';
import { FormSection } from './FormSection.tsx';
import classes from './sections.module.css';

export function PeopleSection() {
  const t = useTexts('offerForm');
  const { hidden } = useOfferForm();
  return (
    <FormSection id="personas">
      {!hidden.has('nombreTutorEmpresa') && (
        <Group title={t('people.tutor')} text={t('people.tutorText')}>
          <div className={classes.pair} data-level>
            <TextField name="nombreTutorEmpresa" />
            <TextField name="ApellidosTutorEmpresa" />
          </div>
          <div className={classes.pair} data-level>
            <TextField name="emailTutorEmpresa" type="email" />
            <TextField name="telefonoTutorEmpresa" type="tel" />
          </div>
          <div className={classes.pair} data-level>
            <TextField name="puestoTutorEmpresa" />
            <TextField name="departamentoTutorEmpresa" />
          </div>
          <div className={classes.pair} data-level>
            <TextField name="titulacionTutorEmpresa" />
            <TextField name="dniTutorEmpresa" help="identidad" />
          </div>
        </Group>
      )}
      <NumberField name="tutoresDisponibles" />
      {!hidden.has('nombre_firmante') && (
        <Group title={t('people.signatory')} text={t('people.signatoryText')}>
          <div className={classes.pair} data-level>
            <TextField name="nombre_firmante" />
            <TextField name="apellidos_firmante" />
          </div>
          <div className={classes.pair} data-level>
            <TextField name="email_firmante" type="email" />
            <TextField name="telefono_firmante" type="tel" />
          </div>
          <div className={classes.pair} data-level>
            <TextField name="cargo_firmante" />
            <TextField name="dni_firmante" help="identidad" />
          </div>
        </Group>
      )}
    </FormSection>
  );
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupTitle}>{title}</legend>
      <Text dim small className={classes.groupText}>
        {text}
      </Text>
      {children}
    </fieldset>
  );
}
