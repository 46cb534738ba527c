import { Button, Group, Stack, TextInput } from '@mantine/core';
import { getIncorporationForm, type IncorporationSection } from '@portal/contract/incorporation-forms';
import { addIncorporationLink, incorporationLinkDays } from '@portal/contract/schemas/incorporation-forms';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LinkShownOnce } from '../../../ui/LinkShownOnce.tsx';

interface Props {
  idSolicitud: number;
  section: IncorporationSection;
}

/** Gives a section to somebody without an account. */
export function NewLink({ idSolicitud, section }: Props) {
  const t = useTexts('incorporationForms');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('links.add')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('links.title', { section: t(`sections.${section}.title`) })}
        closesOutside={false}
      >
        <LinkForm idSolicitud={idSolicitud} section={section} onClose={close} />
      </Dialog>
    </>
  );
}

function LinkForm({ idSolicitud, section, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('incorporationForms');
  const ui = useTexts('ui');
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const add = useSend(addIncorporationLink, { quiet: true, invalidates: [getIncorporationForm] });
  const form = useContractForm({
    schema: bodyOf(addIncorporationLink).pick({ nombre: true }),
    initialValues: { nombre: '' },
    onSubmit: async ({ nombre }) => {
      try {
        const { datos } = await add.mutateAsync({
          body: { idSolicitud, seccion: section, nombre, claveEnvio },
        });
        setMade({ name: nombre, url: datos.url });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  if (made !== null)
    return (
      <Stack>
        <LinkShownOnce
          title={t('links.ready', { name: made.name })}
          text={t('links.once')}
          copyLabel={t('links.copy')}
          url={made.url}
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>{ui('close')}</Button>
        </Group>
      </Stack>
    );
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('links.help', { count: incorporationLinkDays })}</p>
        <TextInput
          label={t('links.name')}
          description={t('links.nameHelp')}
          maxLength={150}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('nombre')}
        />
        <ErrorBanner error={form.problems.length > 0 ? null : add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={add.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('links.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
