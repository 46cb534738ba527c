import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { getVerification } from '@portal/contract/company-verification';
import type { Answer } from '@portal/contract/endpoint';
import {
  editVerification,
  keptVerification,
  verifiedData,
} from '@portal/contract/schemas/company-verification';
import { useState } from 'react';
import { BeforeAndNow } from '../../domain/offer-changes/BeforeAndNow.tsx';
import classes from '../../domain/offer-changes/ChangeList.module.css';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

type Verified = Answer<typeof getVerification>;
type Field = keyof ReturnType<typeof valuesOf>;

const fields = keptVerification.keyof().options;
const required: readonly Field[] = ['nombreFiscal', 'cif'];

/** What the institution has verified of the company, and the change of it that waits. */
export function Verification() {
  const t = useTexts('companyPage');
  const [isEditing, setEditing] = useState(false);
  const query = useCall(getVerification, {});
  const close = () => setEditing(false);
  return (
    <Section
      id="verificacion"
      title={t('verified.title')}
      description={t('verified.help')}
      action={
        query.data !== undefined && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('verified.edit')}
          </Button>
        )
      }
    >
      <CallView query={query}>
        {(verified) => (
          <Stack>
            {verified.cambio !== null && <Change verified={verified} change={verified.cambio} />}
            <Facts
              layout="rows"
              facts={fields.map((field) => ({
                label: t(`verified.fields.${field}`),
                value: verified[field] ?? t('verified.none'),
              }))}
            />
            <Dialog
              opened={isEditing}
              onClose={close}
              title={t('verified.editTitle')}
              size="lg"
              closesOutside={false}
            >
              {isEditing && <VerificationForm verified={verified} onDone={close} />}
            </Dialog>
          </Stack>
        )}
      </CallView>
    </Section>
  );
}

function Change({ verified, change }: { verified: Verified; change: NonNullable<Verified['cambio']> }) {
  const t = useTexts('companyPage');
  const withdraw = useSend(editVerification, { invalidates: [getVerification] });
  const isWaiting = change.estado === 'pendiente';
  const kept = keptVerification.parse(verified);
  const changed = fields.filter((field) => change.datos[field] !== kept[field]);
  return (
    <Banner
      meaning={isWaiting ? 'info' : 'warning'}
      title={t(isWaiting ? 'verified.waiting' : 'verified.rejected')}
      action={
        <Button
          variant="default"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ body: { ...kept, version: verified.version } })}
        >
          {t('verified.withdraw')}
        </Button>
      }
    >
      {change.motivo !== null && <p>{t('verified.reason', { reason: change.motivo })}</p>}
      <dl className={classes.changes}>
        {changed.map((field) => (
          <div key={field} className={classes.change}>
            <Text component="dt" small strong>
              {t(`verified.fields.${field}`)}
            </Text>
            <dd>
              <BeforeAndNow before={kept[field] ?? ''} now={change.datos[field] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <ErrorBanner error={withdraw.error} />
    </Banner>
  );
}

/** What was asked for last, or else what is verified. */
function valuesOf(verified: Verified) {
  const now = verified.cambio?.datos ?? verified;
  return {
    nombreFiscal: now.nombreFiscal,
    cif: now.cif,
    firmanteNombre: now.firmanteNombre ?? '',
    firmanteApellidos: now.firmanteApellidos ?? '',
    firmanteDni: now.firmanteDni ?? '',
    firmanteCargo: now.firmanteCargo ?? '',
    firmanteEmail: now.firmanteEmail ?? '',
    firmanteTelefono: now.firmanteTelefono ?? '',
  };
}

function VerificationForm({ verified, onDone }: { verified: Verified; onDone: () => void }) {
  const t = useTexts('companyPage');
  const ui = useTexts('ui');
  const edit = useSend(editVerification, { invalidates: [getVerification], onSuccess: onDone });
  const form = useContractForm({
    schema: verifiedData,
    initialValues: valuesOf(verified),
    onSubmit: async (body) => {
      try {
        await edit.mutateAsync({ body: { ...body, version: verified.version } });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  const label = (field: Field) => {
    const text = t(`verified.fields.${field}`);
    return required.includes(field) ? text : <OptionalLabel>{text}</OptionalLabel>;
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          {fields.map((field) => (
            <TextInput key={field} autoComplete="off" label={label(field)} {...form.getInputProps(field)} />
          ))}
        </SimpleGrid>
        <ErrorBanner error={edit.error} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onDone} disabled={edit.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={edit.isPending}>
            {t('verified.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
