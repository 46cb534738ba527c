import { Button, SimpleGrid } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { TextIn } from '../fields.tsx';
import { type Input, useInput, useOtherSection, useSection } from '../form-context.ts';
import classes from '../IncorporationForm.module.css';

/** With whom the institution deals. */
export function ContactSection() {
  const t = useTexts('incorporationForms');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
      <TextIn label={t('fields.nombre')} input={useInput('contacto', 'nombre')} />
      <TextIn label={t('fields.apellidos')} input={useInput('contacto', 'apellidos')} />
      <TextIn label={t('fields.email')} type="email" input={useInput('contacto', 'email')} />
      <TextIn label={t('fields.telefono')} type="tel" input={useInput('contacto', 'telefono')} />
    </SimpleGrid>
  );
}

interface PersonProps {
  name: Input<string>;
  surname: Input<string>;
  number: Input<string>;
  position: Input<string>;
  email: Input<string>;
  phone: Input<string>;
  needsPhone?: boolean;
}

function PersonInputs({ name, surname, number, position, email, phone, needsPhone = false }: PersonProps) {
  const t = useTexts('incorporationForms');
  return (
    <>
      <TextIn label={t('fields.nombre')} input={name} />
      <TextIn label={t('fields.apellidos')} input={surname} />
      <TextIn label={t('fields.dni')} autoCapitalize="characters" input={number} />
      <TextIn label={t('fields.cargo')} input={position} />
      <TextIn label={t('fields.email')} type="email" input={email} />
      <TextIn label={t('fields.telefono')} type="tel" optional={!needsPhone} input={phone} />
    </>
  );
}

function useSignatory(section: 'firmanteConvenio' | 'firmanteAnexo') {
  return {
    name: useInput(section, 'nombre'),
    surname: useInput(section, 'apellidos'),
    number: useInput(section, 'dni'),
    position: useInput(section, 'cargo'),
    email: useInput(section, 'email'),
    phone: useInput(section, 'telefono'),
  };
}

export function AgreementSignatorySection() {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
      <PersonInputs {...useSignatory('firmanteConvenio')} />
    </SimpleGrid>
  );
}

/** Who signs the annex; mostly it is who signs the agreement, whose data are taken with a press. */
export function AnnexSignatorySection() {
  const t = useTexts('incorporationForms');
  const own = useSection('firmanteAnexo');
  const other = useOtherSection('firmanteConvenio');
  const fields = ['nombre', 'apellidos', 'dni', 'cargo', 'email', 'telefono'] as const;
  const canTake =
    other !== undefined &&
    other.values.nombre !== '' &&
    fields.some((field) => other.values[field] !== own.values[field]);
  return (
    <>
      {canTake && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => {
              for (const field of fields) own.set(field, other.values[field]);
            }}
          >
            {t('sameAs')}
          </Button>
        </div>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
        <PersonInputs {...useSignatory('firmanteAnexo')} />
      </SimpleGrid>
    </>
  );
}

export function TutorSection() {
  const t = useTexts('incorporationForms');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
      <PersonInputs
        name={useInput('tutor', 'nombre')}
        surname={useInput('tutor', 'apellidos')}
        number={useInput('tutor', 'dni')}
        position={useInput('tutor', 'cargo')}
        email={useInput('tutor', 'email')}
        phone={useInput('tutor', 'telefono')}
        needsPhone
      />
      <TextIn label={t('fields.titulacion')} optional input={useInput('tutor', 'titulacion')} />
      <TextIn label={t('fields.departamento')} optional input={useInput('tutor', 'departamento')} />
    </SimpleGrid>
  );
}
