import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { asText } from '../../../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { OptionalLabel } from '../../../../ui/OptionalLabel.tsx';
import { SignatoryFacts } from '../../SignatoryFacts.tsx';
import classes from '../AgreementForm.module.css';
import { useFormState, useInput } from '../form-context.ts';
import { hasSignatory, signatoryInputs } from '../values.ts';

/** Who signs for the company. */
export function SignatorySection() {
  const t = useTexts('agreementForm');
  const name = useInput('nombreFirmante');
  const surname = useInput('apellidosFirmante');
  const number = useInput('dniFirmante');
  const position = useInput('cargoFirmante');
  const email = useInput('emailFirmante');
  const phone = useInput('telefonoFirmante');
  return (
    <>
      <ConfirmedData />
      <SimpleGrid cols={{ base: 1, xs: 2 }} className={classes.inputs} data-level>
        <TextInput label={t('fields.nombreFirmante')} autoComplete="off" {...asText(name)} />
        <TextInput label={t('fields.apellidosFirmante')} autoComplete="off" {...asText(surname)} />
        <TextInput
          label={t('fields.dniFirmante')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...asText(number)}
        />
        <TextInput label={t('fields.cargoFirmante')} autoComplete="off" {...asText(position)} />
        <TextInput
          label={<OptionalLabel>{t('fields.emailFirmante')}</OptionalLabel>}
          type="email"
          autoComplete="off"
          {...asText(email)}
        />
        <TextInput
          label={<OptionalLabel>{t('fields.telefonoFirmante')}</OptionalLabel>}
          type="tel"
          autoComplete="off"
          {...asText(phone)}
        />
      </SimpleGrid>
    </>
  );
}

const names = ['nombre', 'apellidos', 'dni', 'cargo', 'email', 'telefono'] as const;

/** The signatory's data as they gave them by a review link, while they are others than those of the form. */
function ConfirmedData() {
  const t = useTexts('agreementForm');
  const { agreement, form } = useFormState();
  return agreement.revisiones.flatMap(({ id, nombre, datosConfirmados }) => {
    if (datosConfirmados === null) return [];
    const given = (name: (typeof names)[number]) => datosConfirmados[name] ?? '';
    if (hasSignatory(form.values, datosConfirmados)) return [];
    return (
      <Banner
        key={id}
        meaning="info"
        title={t('confirmed.title', { name: nombre })}
        action={
          <Button
            variant="default"
            onClick={() => {
              for (const name of names) form.set(signatoryInputs[name], given(name));
            }}
          >
            {t('confirmed.take')}
          </Button>
        }
      >
        <SignatoryFacts signatory={datosConfirmados} />
      </Banner>
    );
  });
}
