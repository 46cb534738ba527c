import { Button, Checkbox, Stack, Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getOffer } from '@portal/contract/student-offers';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import type { Sent } from './ApplyDone.tsx';
import { ApplyError } from './ApplyError.tsx';
import { AttachDocument } from './AttachDocument.tsx';
import classes from './apply.module.css';
import { type Attachment, isEmpty, isLetter } from './documents.ts';
import { Letter } from './Letter.tsx';
import { useApply } from './useApply.ts';

interface Props {
  answer: Answer<typeof getOffer>;
  /** What was written in an application that was withdrawn since; empty where nothing was. */
  earlierLetter: string;
  onBusy: (isBusy: boolean) => void;
  onSent: (sent: Sent) => void;
  /** What is left to be read of it is a notice of its own. */
  onToldApart: () => void;
}

/** What goes along with an application. */
export function ApplyForm({ answer, earlierLetter, ...done }: Props) {
  const t = useTexts('studentOffers');
  const id = useId();
  const fields = useSentences()?.fields;
  const { oferta, condiciones, documentosDelCv } = answer;
  const { form, draft, send, attachments, attach, together } = useApply(answer, earlierLetter, done);
  const company = oferta.empresa?.nombreComercial ?? t('apply.dialog.hidden');
  const { presentacion } = form.values;
  // The CV's own letter goes along: it is not asked for twice.
  const [isLetterInCv] = useState(() => presentacion === '' && documentosDelCv.some(isLetter));
  const isLetterAsked = attachments.some(isLetter);
  const isWritten = (one: Attachment) => isLetter(one) && isEmpty(one) && presentacion.trim() !== '';
  const letter = (label: ReactNode) => (
    <Letter
      form={form}
      draft={draft}
      label={label}
      isEarlier={presentacion !== '' && presentacion === earlierLetter}
    />
  );
  return (
    <form {...form.formProps}>
      <Stack gap="1.25rem">
        <p className={classes.offer}>
          <strong>{oferta.titulo}</strong>
        </p>
        <p>
          {t('apply.dialog.sends', { company })}{' '}
          <ScreenLink to="cv" target="_blank">
            {t('apply.dialog.cv')}
            <NewTabMark />
          </ScreenLink>
        </p>
        <ApplyError error={send.error} />
        {documentosDelCv.length > 0 && (
          <section className={classes.fromCv} aria-labelledby={`${id}-from-cv`}>
            <Text strong id={`${id}-from-cv`}>
              {t('apply.dialog.fromCv')}
            </Text>
            <ul>
              {documentosDelCv.map(({ idTipoDocumento, nombre, fichero }) => (
                <li key={idTipoDocumento}>
                  <IconPaperclip size={18} aria-hidden />
                  <span>{t('apply.dialog.ofKind', { nombre, fichero })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {attachments.length > 0 && (
          <fieldset className={classes.documents}>
            <legend>{t('apply.dialog.documents')}</legend>
            {attachments.map((attachment, index) => (
              <AttachDocument
                key={`${attachment.idTipoDocumento} ${attachment.nombre}`}
                attachment={attachment}
                path={`documentos.${index}`}
                error={isWritten(attachment) ? undefined : form.errors[`documentos.${index}`]}
                onChange={(changed) => attach(index, changed)}
              >
                {isLetter(attachment) && letter(t('apply.dialog.orWrite'))}
              </AttachDocument>
            ))}
            {together !== undefined && (
              <Text small strong className={classes.wrong} role="alert" data-invalid tabIndex={-1}>
                {together}
              </Text>
            )}
            <Text dim small>
              {t('apply.dialog.files')}
            </Text>
          </fieldset>
        )}
        {!isLetterAsked &&
          (!isLetterInCv || draft.restored) &&
          letter(<OptionalLabel>{t('apply.dialog.presentation')}</OptionalLabel>)}
        {condiciones !== null && (
          <>
            <Conditions text={condiciones} />
            <Checkbox
              label={t('apply.dialog.accept')}
              {...form.getInputProps('aceptaCondiciones', { type: 'checkbox' })}
              error={form.errors.aceptaCondiciones && (fields?.conditions ?? form.errors.aceptaCondiciones)}
              aria-invalid={Boolean(form.errors.aceptaCondiciones)}
              data-path="aceptaCondiciones"
            />
          </>
        )}
        <div className={classes.send}>
          <Button
            type="submit"
            size="md"
            loading={send.isPending}
            leftSection={<IconSend size={18} aria-hidden />}
          >
            {t('apply.dialog.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What is accepted by applying, to be read where it is accepted. */
function Conditions({ text }: { text: string }) {
  const t = useTexts('studentOffers');
  return (
    <div>
      <Title
        order={3}
        id="condiciones"
        className={textClass({ small: true, className: classes.conditionsTitle })}
      >
        {t('apply.dialog.conditions')}
      </Title>
      {/* What scrolls must be reachable by keyboard. */}
      <Text component="section" small className={classes.text} tabIndex={0} aria-labelledby="condiciones">
        {text}
      </Text>
    </div>
  );
}
