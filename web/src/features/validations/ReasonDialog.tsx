import { Textarea } from '@mantine/core';
import { languages } from '@portal/contract/languages';
import {
  listRejectionReasons,
  type ReasonScope,
  type RejectionReason,
} from '@portal/contract/rejection-reasons';
import { saveRejectionReason } from '@portal/contract/schemas/rejection-reasons';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';

interface Props {
  reason: Partial<RejectionReason> & { ambito: ReasonScope };
  onClose: () => void;
}

/** A reason in each language, new or written anew. */
export function ReasonDialog({ reason: { idMotivo, ambito, textos }, onClose }: Props) {
  const t = useTexts('validations');
  const save = useSend(saveRejectionReason, { quiet: true, invalidates: [listRejectionReasons] });
  const form = useContractForm({
    schema: bodyOf(saveRejectionReason).pick({ textos: true }),
    initialValues: { textos: { es: '', ca: '', en: '', ...textos } },
    onSubmit: async ({ textos: written }) => {
      const body = { ambito, textos: written, ...(idMotivo !== undefined && { idMotivo }) };
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(idMotivo === undefined ? 'reasons.newTitle' : 'reasons.editTitle')}
      busy={form.submitting}
      size="lg"
    >
      <DialogForm form={form} error={save.error} submitLabel={t('reasons.save')} onCancel={onClose}>
        <p>
          {t('reasons.scope')}: {t(`reasons.scopes.${ambito}`)}
        </p>
        {languages.map((language, place) => (
          <Textarea
            key={language}
            label={t(`reasons.languages.${language}`)}
            lang={language}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus={place === 0 || undefined}
            {...form.getInputProps(`textos.${language}`)}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
